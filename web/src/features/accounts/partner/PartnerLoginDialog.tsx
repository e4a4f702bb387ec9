import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { partnerDestination, requestedLocation } from '../destinations.ts'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { PartnerLoginStep } from './PartnerLoginStep.tsx'
import { RecoveryStep } from './RecoveryStep.tsx'

type Step = 'log_in' | 'changed' | 'forgotten' | 'new_password'

/** Login of a partner, and the reset of a password, which ends signed in or back at the login. */
export const PartnerLoginDialog = ({ onClose }: { onClose: () => void }) => {
  const t = usePhrases('accounts')
  const navigate = useNavigate()
  const { state: navigation } = useLocation()
  const [step, setStep] = useState<Step>('log_in')
  const [email, setEmail] = useState('')
  const recovers = step === 'forgotten' || step === 'new_password'

  const enterArea = () => {
    onClose()
    void navigate(partnerDestination(requestedLocation(navigation)))
  }
  const withEmail = (next: Step) => (typed: string) => {
    setEmail(typed)
    setStep(next)
  }
  return (
    <Dialog title={recovers ? t('partner.recoveryTitle') : t('partner.logInTitle')} onClose={onClose}>
      {!recovers && (
        <PartnerLoginStep
          email={email}
          changed={step === 'changed'}
          onForgotten={withEmail('forgotten')}
          onSignedIn={enterArea}
        />
      )}
      {step === 'forgotten' && (
        <RecoveryStep email={email} onMailed={withEmail('new_password')} onBack={withEmail('log_in')} />
      )}
      {step === 'new_password' && (
        <NewPasswordStep
          email={email}
          onSignedIn={enterArea}
          onChanged={() => setStep('changed')}
          onChangeEmail={() => setStep('forgotten')}
        />
      )}
    </Dialog>
  )
}

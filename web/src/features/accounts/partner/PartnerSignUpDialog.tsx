import { useNavigate } from 'react-router-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { PartnerSignUpForm } from './PartnerSignUpForm.tsx'

/** Sign-up of a partner with address and password; signs in at once. */
export const PartnerSignUpDialog = ({ onClose }: { onClose: () => void }) => {
  const t = usePhrases('accounts')
  const navigate = useNavigate()
  const enterArea = () => {
    onClose()
    void navigate('/partner/onboarding')
  }
  return (
    <Dialog title={t('partner.signUpTitle')} onClose={onClose}>
      <PartnerSignUpForm onSignedIn={enterArea} />
    </Dialog>
  )
}

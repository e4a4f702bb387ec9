import { useLocation, useNavigate } from 'react-router-dom'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { destinationAfter, requestedLocation } from '../destinations.ts'
import type { Flow } from './business-sign-in.ts'
import { CodeStep } from './CodeStep.tsx'
import type { Doing } from './code-dialog.ts'
import { EmailStep } from './EmailStep.tsx'
import { useCodeDialog } from './use-code-dialog.ts'

const lookUpProfile = async () => {
  try {
    return (await call(getBusinessMe, {})).profile ? 'present' : 'missing'
  } catch (error) {
    console.error('The business profile could not be looked up', error)
    return 'failed'
  }
}

/** Sign-up or login of a business: an e-mail address, then the code that was mailed to it. */
export const BusinessCodeDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => {
  const t = usePhrases('accounts')
  const navigate = useNavigate()
  const { state: navigation } = useLocation()
  const signsUp = flow === 'sign_up'

  const signedIn = async () => {
    if (signsUp) toast({ title: t('signUp.created'), text: t('signUp.createdText'), tone: 'success' })
    const destination = destinationAfter(flow, await lookUpProfile(), requestedLocation(navigation))
    onClose()
    void navigate(destination)
  }
  const mailed = (email: string, doing: Doing) => {
    if (signsUp) toast({ title: t('signUp.sent'), text: t('signUp.sentText', { email }), tone: 'success' })
    else if (doing === 'resending')
      toast({ title: t('logIn.sent'), text: t('logIn.sentText', { email }), tone: 'success' })
  }
  const dialog = useCodeDialog(flow, { signedIn, mailed })
  return (
    <Dialog title={signsUp ? t('signUp.title') : t('logIn.title')} onClose={onClose}>
      {dialog.state.step === 'email' ? (
        <EmailStep flow={flow} dialog={dialog} />
      ) : (
        <CodeStep key={dialog.state.mails} flow={flow} dialog={dialog} />
      )}
    </Dialog>
  )
}

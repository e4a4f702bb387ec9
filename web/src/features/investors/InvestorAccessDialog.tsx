import { useState } from 'react'
import type { DialogProps } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { type Details, emptyDetails } from './details.ts'

/** The requester's details, then the mailed code. Going back keeps what was typed, closing does not. */
const InvestorAccessDialog = ({ onClose }: DialogProps<'investor-access'>) => {
  const t = usePhrases('investor-access')
  const [details, setDetails] = useState(emptyDetails)
  const [id, setId] = useState<string>()
  const codeSent = (sentId: string, sent: Details) => {
    setDetails(sent)
    setId(sentId)
  }
  return (
    <Dialog title={id ? t('codeTitle') : t('title')} onClose={onClose}>
      {id ? (
        <CodeStep id={id} email={details.email} onBack={() => setId(undefined)} onVerified={onClose} />
      ) : (
        <DetailsStep details={details} onSent={codeSent} />
      )}
    </Dialog>
  )
}

export default InvestorAccessDialog

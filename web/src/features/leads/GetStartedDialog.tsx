import { useState } from 'react'
import type { DialogProps } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { GetStartedForm } from './GetStartedForm.tsx'
import { StartChoice } from './StartChoice.tsx'

/** A project or a meeting; the meeting is booked in its own dialog. */
const GetStartedDialog = ({ onClose }: DialogProps<'get-started'>) => {
  const t = usePhrases('leads')
  const [step, setStep] = useState<'choice' | 'project'>('choice')
  return (
    <Dialog title={t('getStarted.title')} onClose={onClose}>
      {step === 'choice' ? (
        <StartChoice onProject={() => setStep('project')} />
      ) : (
        <GetStartedForm onBack={() => setStep('choice')} onClose={onClose} />
      )}
    </Dialog>
  )
}

export default GetStartedDialog

import { type FormEvent, useCallback } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from '../account-form.module.css'
import { SendButton } from '../SendButton.tsx'
import { CodeStep } from './CodeStep.tsx'
import { DialogNotice } from './DialogNotice.tsx'
import { useCodeDialog } from './use-code-dialog.ts'

type AgainProps = {
  email: string
  words: { title: string; text: string; send: string; cancel: string }
  onSignedIn: () => void
  onClose: () => void
}

const loadPort = () => import('./again-port.ts').then(({ againPort }) => againPort())

/** Asks for a fresh code of the signed-in business, over the current view. */
export const CodeAgainDialog = ({ email, words, onSignedIn, onClose }: AgainProps) => {
  usePhrases('accounts')
  const signedIn = useCallback(async () => onSignedIn(), [onSignedIn])
  const dialog = useCodeDialog('sign_in', { signedIn, mailed: () => undefined }, loadPort)
  const { step, busy, notice, mails } = dialog.state
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void dialog.send(email)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      {step === 'email' ? (
        <form className={styles.form} noValidate onSubmit={send}>
          <p className={styles.intro}>{words.text}</p>
          <DialogNotice flow="sign_in" notice={notice} />
          <SendButton busy={busy === 'sending'}>{words.send}</SendButton>
          <Button variant="quiet" small onClick={onClose}>
            {words.cancel}
          </Button>
        </form>
      ) : (
        <CodeStep key={mails} flow="sign_in" dialog={dialog} knowsAddress />
      )}
    </Dialog>
  )
}

import type { FormEvent, ReactNode } from 'react'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import styles from './proposals.module.css'

export type AnswerWords = { title: string; text: string; submit: string; working: string; cancel: string }

type AnswerDialogProps = {
  words: AnswerWords
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children?: ReactNode
}

/** Asks before an answer is sent. */
export const AnswerDialog = ({ words, busy, onSubmit, onClose, children }: AnswerDialogProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{words.text}</p>
        {children}
        <FormActions submit={words.submit} working={words.working} busy={busy}>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

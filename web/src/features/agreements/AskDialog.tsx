import type { FormEvent, ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import styles from './agreements.module.css'

type AskProps = {
  title: string
  text: string
  submit: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** Says what a press does before it is done. */
export const AskDialog = ({ title, text, submit, busy, onSubmit, onClose, children }: AskProps) => {
  const t = usePhrases('agreements')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{text}</p>
        {children}
        <FormActions submit={submit} working={t('actions.sending')} busy={busy}>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

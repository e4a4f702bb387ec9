import type { FormEvent } from 'react'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './EditInquiryDialog.module.css'
import { useWithdrawal } from './use-withdrawal.ts'

type WithdrawProps = { inquiry: Inquiry; onClose: () => void }

/** Asks why an inquiry is withdrawn before it is. */
const WithdrawDialog = ({ inquiry, onClose }: WithdrawProps) => {
  const t = usePhrases('inquiry-facts')
  const messageOf = useFieldMessage()
  const { reason, fault, busy, write, submit } = useWithdrawal(inquiry.id, onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog title={t('withdraw.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p>{t('withdraw.text')}</p>
        <TextField
          label={t('withdraw.reason')}
          hint={t('withdraw.reasonHint')}
          error={messageOf(fault && { message: fault })}
          required
          readOnly={busy}
          value={reason}
          onChange={event => write(event.currentTarget.value)}
        />
        <FormActions submit={t('withdraw.now')} working={t('withdraw.sending')} busy={busy}>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

export default WithdrawDialog

import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { kronorOf } from '#web/src/ui/money.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './CreditOrderForm.module.css'
import { useOwnChange } from './use-own-change.ts'

const typedReason = z.string()

type RefundProps = { order: AccountOrder; onClose: () => void; onAsked: () => void }

/** Asks for the money of the first order. */
export const RefundDialog = ({ order: { id, priceOre }, onClose, onAsked }: RefundProps) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { typed: why, write, forget } = useKept(`refund ${id}`, typedReason, '')
  const { isBusy, send } = useOwnChange(t('refund.failed'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSent = await send(() => call(askRefund, { params: { id }, body: { why } }), {
      title: t('refund.sent'),
      text: t('refund.sentText'),
    })
    if (!isSent) return
    forget()
    onClose()
    onAsked()
  }
  return (
    <Dialog title={t('refund.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <p>{t('refund.text', { price: kronorOf(withVatOre(priceOre), language) })}</p>
        <TextField
          label={t('refund.why')}
          note={t('optional')}
          maxLength={1_000}
          readOnly={isBusy}
          value={why}
          onChange={event => write(event.currentTarget.value)}
        />
        <FormActions submit={t('refund.send')} working={t('refund.sending')} busy={isBusy}>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}

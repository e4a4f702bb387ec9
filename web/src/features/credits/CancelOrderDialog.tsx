import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import styles from './CancelOrderDialog.module.css'
import { useCancelOrder } from './use-cancel-order.ts'

type CancelProps = { order: AccountOrder; onClose: () => void; onCancelled: () => void }

/** Asks before an order is cancelled. */
export const CancelOrderDialog = ({ order, onClose, onCancelled }: CancelProps) => {
  const t = usePhrases('credits')
  const { mutate, isPending } = useCancelOrder(order)
  const { id, credits } = order
  return (
    <Dialog title={t('orders.dialog.title')} onClose={onClose}>
      <p>{t('orders.dialog.text', { number: orderNumber(id), count: credits })}</p>
      <div className={styles.actions}>
        <Button
          busy={isPending}
          onClick={() => mutate(undefined, { onSettled: onClose, onSuccess: onCancelled })}
        >
          {t('orders.cancel')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {t('orders.dialog.keep')}
        </Button>
      </div>
    </Dialog>
  )
}

import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './OrderList.module.css'

/** Whose turn it is, and what has become of the money of a first order. */
const useNotes = ({ state, vatAt, endedAt, payBy, lapsesAt, invoice, reason, refund }: AccountOrder) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  return [
    endedAt && day(endedAt),
    state === 'ordered' && t(`orders.ourTurn.${vatAt}`),
    payBy && t('orders.yourTurn', { day: day(payBy) }),
    lapsesAt && t('orders.lapses', { day: day(lapsesAt) }),
    state === 'invoiced' && invoice && t(`orders.paidBy.${vatAt}`, { invoice }),
    reason && t('orders.reason', { reason }),
    refund?.until && t('refund.until', { day: day(refund.until) }),
    refund && refund.state !== 'possible' && t(`refund.${refund.state}`),
    refund?.reason && t('orders.reason', { reason: refund.reason }),
  ].filter(note => typeof note === 'string')
}

/** Where an order is, whose turn it is and until when. */
export const OrderState = (order: AccountOrder) => {
  const t = usePhrases('credits')
  const notes = useNotes(order)
  return (
    <span className={styles.state} data-state={order.state}>
      <span>
        {t(
          order.state === 'invoiced' && order.vatAt === 'use'
            ? 'orders.requested'
            : `orders.states.${order.state}`,
        )}
        {notes.map(note => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
    </span>
  )
}

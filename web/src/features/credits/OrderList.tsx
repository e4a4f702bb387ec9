import { useRef, useState } from 'react'
import { type AccountOrder, cancelOrder } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import { InvoiceLinks } from './InvoiceLinks.tsx'
import styles from './OrderList.module.css'
import { OrderState } from './OrderState.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const Price = ({ priceOre }: Pick<AccountOrder, 'priceOre'>) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const price = (ore: number) => kronorOf(ore, language)
  return (
    <>
      {price(priceOre)}
      <span className={styles.note}>
        {t('orders.vat', { price: price(withVatOre(priceOre)), percent: vatPercent })}
      </span>
    </>
  )
}

type Wanted = { order: AccountOrder; wants: 'cancellation' | 'refund' }

type RowProps = { order: AccountOrder; onWant: (wants: Wanted['wants']) => void }

const Actions = ({ order: { id, state, refund }, onWant }: RowProps) => {
  const t = usePhrases('credits')
  const mayCall = useMayCall()
  const number = orderNumber(id)
  if (state === 'ordered' || state === 'invoiced')
    return mayCall(cancelOrder) ? (
      <Button
        variant="quiet"
        small
        aria-label={t('orders.cancelLabel', { number })}
        onClick={() => onWant('cancellation')}
      >
        {t('orders.cancel')}
      </Button>
    ) : null
  if (refund?.state !== 'possible' || !mayCall(askRefund)) return null
  return (
    <Button
      variant="quiet"
      small
      aria-label={t('refund.askLabel', { number })}
      onClick={() => onWant('refund')}
    >
      {t('refund.ask')}
    </Button>
  )
}

const Row = ({ order, onWant }: RowProps) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  const number = orderNumber(order.id)
  return (
    <tr>
      <th scope="row">
        <span className={styles.number}>{number}</span>
        <span className={styles.note}>{day(order.createdAt)}</span>
        {order.isPlanned && <span className={styles.note}>{t('orders.planned')}</span>}
      </th>
      <td data-figure data-label={t('orders.credits')}>
        {grouped(order.credits, language)}
      </td>
      <td className={styles.amount} data-figure data-label={t('orders.amount')}>
        <Price priceOre={order.priceOre} />
      </td>
      <td data-label={t('orders.state')}>
        <OrderState {...order} />
        <InvoiceLinks order={order} />
      </td>
      <td className={styles.action}>
        <Actions order={order} onWant={onWant} />
      </td>
    </tr>
  )
}

/** The orders, newest first: one that is not paid can be cancelled, and the money of the first one asked back. */
export const OrderList = ({ orders }: { orders: readonly AccountOrder[] }) => {
  const t = usePhrases('credits')
  const [wanted, setWanted] = useState<Wanted>()
  const close = () => setWanted(undefined)
  const list = useRef<HTMLDivElement>(null)
  // The button that would get the focus back is about to disappear.
  const focusList = () => requestAnimationFrame(() => list.current?.focus())
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <table className={styles.orders}>
        <caption className="visually-hidden">{t('orders.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.number')}</th>
            <th scope="col" data-figure>
              {t('orders.credits')}
            </th>
            <th scope="col" data-figure>
              {t('orders.amount')}
            </th>
            <th scope="col">{t('orders.state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <Row key={order.id} order={order} onWant={wants => setWanted({ order, wants })} />
          ))}
        </tbody>
      </table>
      {wanted?.wants === 'cancellation' && (
        <CancelOrderDialog order={wanted.order} onClose={close} onCancelled={focusList} />
      )}
      {wanted?.wants === 'refund' && (
        <RefundDialog order={wanted.order} onClose={close} onAsked={focusList} />
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import type { AccountOrder } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { money } from '#web/src/ui/money.ts'
import { kronor } from '#web/src/ui/quantities.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { CancelOrderDialog } from './CancelOrderDialog.tsx'
import styles from './OrderList.module.css'

const Price = ({ priceOre }: Pick<AccountOrder, 'priceOre'>) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const price = (ore: number) => money(kronor(ore), 'SEK', language)
  return (
    <>
      {price(priceOre)}
      <span className={styles.note}>
        {t('orders.vat', { price: price(withVatOre(priceOre)), percent: vatPercent })}
      </span>
    </>
  )
}

const State = ({ state, endedAt }: AccountOrder) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  return (
    <span className={styles.state} data-state={state}>
      <span>
        {t(`orders.states.${state}`)}
        {endedAt && <span className={styles.note}>{day(endedAt)}</span>}
      </span>
    </span>
  )
}

type RowProps = { order: AccountOrder; onCancel: () => void }

const Row = ({ order, onCancel }: RowProps) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  const number = orderNumber(order.id)
  return (
    <tr>
      <th scope="row">
        <span className={styles.number}>{number}</span>
        <span className={styles.note}>{day(order.createdAt)}</span>
      </th>
      <td data-figure data-label={t('orders.credits')}>
        {grouped(order.credits, language)}
      </td>
      <td className={styles.amount} data-figure data-label={t('orders.amount')}>
        <Price priceOre={order.priceOre} />
      </td>
      <td data-label={t('orders.state')}>
        <State {...order} />
      </td>
      <td className={styles.action}>
        {order.state === 'sent' && (
          <Button variant="quiet" small aria-label={t('orders.cancelLabel', { number })} onClick={onCancel}>
            {t('orders.cancel')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** The orders, newest first; one that is not paid can be cancelled. */
export const OrderList = ({ orders }: { orders: readonly AccountOrder[] }) => {
  const t = usePhrases('credits')
  const [cancelling, setCancelling] = useState<AccountOrder>()
  const list = useRef<HTMLDivElement>(null)
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
            <Row key={order.id} order={order} onCancel={() => setCancelling(order)} />
          ))}
        </tbody>
      </table>
      {cancelling && (
        <CancelOrderDialog
          order={cancelling}
          onClose={() => setCancelling(undefined)}
          // The button that would get the focus back is about to disappear.
          onCancelled={() => requestAnimationFrame(() => list.current?.focus())}
        />
      )}
    </div>
  )
}

import { OrderList } from '#web/src/features/credits/OrderList.tsx'
import { useOrders } from '#web/src/features/credits/use-orders.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import styles from './CreditsPage.module.css'

/** The orders of the business with their states; nothing before the first one. */
export const Orders = () => {
  const t = usePhrases('credits')
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, ...list } = useOrders()
  const orders = data?.pages.flatMap(({ items }) => items) ?? []
  if (error && !data)
    return <FailedLoad error={error} retrying={isFetching} onRetry={() => void list.refetch()} />
  if (orders.length === 0 && !hasNextPage) return null
  return (
    <section className={styles.part} aria-labelledby="orders">
      <h2 id="orders">{t('orders.title')}</h2>
      <p className={styles.intro}>{t('orders.intro')}</p>
      <OrderList orders={orders} />
      {hasNextPage && (
        <Paging
          shown={t('orders.shown', { count: orders.length })}
          more={t('account.older')}
          hasMore
          busy={list.isFetchingNextPage}
          failed={isFetchNextPageError && t('account.olderFailed')}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  )
}

import { UsedInvoices } from '#web/src/features/credits/UsedInvoices.tsx'
import { useUsedInvoices } from '#web/src/features/credits/use-used-invoices.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import styles from './CreditsPage.module.css'

/** The invoices of used credits; nothing as long as no VAT was due with a use. */
export const UsedCredits = () => {
  const t = usePhrases('credits')
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, ...list } = useUsedInvoices()
  const invoices = data?.pages.flatMap(({ items }) => items) ?? []
  if (error && !data)
    return <FailedLoad error={error} retrying={isFetching} onRetry={() => void list.refetch()} />
  if (invoices.length === 0 && !hasNextPage) return null
  return (
    <section className={styles.part} aria-labelledby="used">
      <h2 id="used">{t('used.title')}</h2>
      <p className={styles.intro}>{t('used.intro')}</p>
      <UsedInvoices invoices={invoices} />
      {hasNextPage && (
        <Paging
          shown={t('used.shown', { count: invoices.length })}
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

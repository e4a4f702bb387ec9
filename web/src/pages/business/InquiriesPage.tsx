import { Link } from 'react-router-dom'
import { InquiryItem } from '#web/src/features/business-inquiries/InquiryItem.tsx'
import { useInquiries } from '#web/src/features/business-inquiries/use-inquiries.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { InquiryActions } from './InquiryActions.tsx'
import styles from './list.module.css'
import { useCatalogue } from './services/use-catalogue.ts'

const NoneYet = () => {
  const t = usePhrases('business-inquiries')
  return (
    <section className={styles.empty}>
      <h2>{t('list.emptyTitle')}</h2>
      <p>{t('list.empty')}</p>
      <p>
        <Link className={buttonClass()} to="/business/dashboard/services">
          {t('list.toServices')}
        </Link>
      </p>
    </section>
  )
}

const Inquiries = () => {
  const t = usePhrases('business-inquiries')
  const catalogue = useCatalogue()
  const { data, error, isPending, isFetching, isFetchNextPageError, hasNextPage, ...list } = useInquiries()
  if (isPending) return <Skeleton />
  if (!data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void list.refetch()} />
  const inquiries = data.pages.flatMap(({ items }) => items)
  if (inquiries.length === 0) return <NoneYet />
  return (
    <>
      <ol className={styles.items}>
        {inquiries.map(inquiry => (
          <li key={inquiry.id}>
            <InquiryItem
              inquiry={inquiry}
              title={catalogue.find(({ card }) => card.id === inquiry.serviceId)?.card.title ?? ''}
            >
              <InquiryActions inquiry={inquiry} />
            </InquiryItem>
          </li>
        ))}
      </ol>
      <Paging
        shown={t('list.shown', { count: inquiries.length })}
        more={t('list.older')}
        hasMore={hasNextPage}
        busy={list.isFetchingNextPage}
        failed={isFetchNextPageError && t('list.olderFailed')}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

/** The inquiries of the business, newest first, with their progress. */
const InquiriesPage = () => {
  const t = usePhrases('business-inquiries')
  return (
    <>
      <PageHeading>{t('list.title')}</PageHeading>
      <Inquiries />
    </>
  )
}

export default InquiriesPage

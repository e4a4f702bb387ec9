import '#web/src/platform/fact-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import '#web/src/platform/proposal-phrases.ts'
import '#web/src/platform/report-phrases.ts'
import { lazy, useEffect } from 'react'
import { Link, useMatch, useSearchParams } from 'react-router-dom'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { inquiryOfThread } from '#shared/threads/thread-ids.ts'
import { InquiryItem } from '#web/src/features/business-inquiries/InquiryItem.tsx'
import { useInquiries } from '#web/src/features/business-inquiries/use-inquiries.ts'
import { ThreadToggle } from '#web/src/features/threads/ThreadToggle.tsx'
import { useUnread } from '#web/src/features/threads/use-unread.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { fetched } from '#web/src/ui/fetched.tsx'
import { Optional } from '#web/src/ui/Optional.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { InquiryActions } from './InquiryActions.tsx'
import styles from './list.module.css'
import { useCatalogue } from './services/use-catalogue.ts'

const InquiryProposals = fetched({
  load: () => import('./InquiryProposals.tsx'),
  words: ['proposals', 'proposal-fit', 'fit', 'shown-partner', 'services', 'threads', 'fields', 'errors'],
})

const InquiryWork = fetched({ load: () => import('./InquiryWork.tsx'), words: ['reports'] })

const OrderedWork = fetched({
  load: () => import('./OrderedWork.tsx'),
  words: ['reports', 'files', 'errors'],
})

/** The states in which somebody works on an inquiry, or has. */
const workStates: readonly Inquiry['state'][] = ['running', 'completed']

const PromiseLine = lazy(() => import('#web/src/features/business-inquiries/PromiseLine.tsx'))

/** The states before anybody has been proposed. */
const earlyStates: readonly Inquiry['state'][] = ['received', 'matching']

/** What regions of an inquiry are named after: of several for one service, how each begins. */
const aboutOf = ({ serviceId, description }: Inquiry, title: string, all: readonly Inquiry[]): string =>
  all.filter(other => other.serviceId === serviceId).length > 1
    ? `${title}: ${description.slice(0, 60)}`
    : title

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

/** The inquiry whose messages a mail leads to; loads further pages of the list until it is among them. */
const useWantedThread = (isShown: (id: string) => boolean, loadMore: (() => unknown) | undefined) => {
  const wanted = useSearchParams()[0].get('thread')
  const isMissing = wanted !== null && !isShown(inquiryOfThread(wanted))
  useEffect(() => {
    if (isMissing) loadMore?.()
  }, [isMissing, loadMore])
  return wanted
}

const Inquiries = () => {
  const t = usePhrases('business-inquiries')
  const catalogue = useCatalogue()
  const unread = useUnread('business')
  const { data, error, isPending, isFetching, isFetchNextPageError, hasNextPage, ...list } = useInquiries()
  const inquiries = data?.pages.flatMap(({ items }) => items) ?? []
  const mayLoad = hasNextPage && !isFetching && !isFetchNextPageError
  const wanted = useWantedThread(
    id => inquiries.some(inquiry => inquiry.id === id),
    mayLoad ? list.fetchNextPage : undefined,
  )
  if (isPending) return <Skeleton />
  if (!data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void list.refetch()} />
  if (inquiries.length === 0) return <NoneYet />
  return (
    <>
      <ol className={styles.items}>
        {inquiries.map(inquiry => {
          const { id, serviceId } = inquiry
          const title = catalogue.find(({ card }) => card.id === serviceId)?.card.title ?? ''
          const about = aboutOf(inquiry, title, inquiries)
          return (
            <li key={id}>
              <InquiryItem
                inquiry={inquiry}
                title={title}
                below={
                  !earlyStates.includes(inquiry.state) && (
                    <Optional>
                      <InquiryProposals {...{ inquiry, title: about, unread, wanted }} />
                    </Optional>
                  )
                }
              >
                <InquiryActions inquiry={inquiry} />
                {workStates.includes(inquiry.state) && (
                  <Optional>
                    <InquiryWork inquiryId={id} />
                  </Optional>
                )}
                <ThreadToggle
                  side="business"
                  id={id}
                  about={about}
                  unread={unread.get(id) ?? 0}
                  isWanted={id === wanted}
                />
              </InquiryItem>
            </li>
          )
        })}
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

/** The inquiries of the business, newest first, with their progress; or the work on one of them. */
const InquiriesPage = () => {
  const t = usePhrases('business-inquiries')
  const work = useMatch('/business/dashboard/inquiries/:partnerId/:id')?.params
  if (work?.partnerId && work.id) return <OrderedWork partnerId={work.partnerId} id={work.id} />
  return (
    <>
      <PageHeading>{t('list.title')}</PageHeading>
      <Optional>
        <PromiseLine />
      </Optional>
      <Inquiries />
    </>
  )
}

export default InquiriesPage

import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { proposalThing } from '#shared/objections/things.ts'
import { hasAgreement, type PartnerProposal } from '#shared/proposals/proposal.ts'
import { inquiryOfThread, proposalThreadId } from '#shared/threads/thread-ids.ts'
import { ObjectionPart } from '#web/src/features/objections/ObjectionPart.tsx'
import { PartnerProposalCard } from '#web/src/features/proposals/PartnerProposalCard.tsx'
import { usePartnerProposals } from '#web/src/features/proposals/use-partner-proposals.ts'
import { ThreadToggle } from '#web/src/features/threads/ThreadToggle.tsx'
import { useUnread } from '#web/src/features/threads/use-unread.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { Empty } from './Empty.tsx'

/** The messages about a proposal; the partner's id in them is the account's. */
const ProposalThread = ({ proposal }: { proposal: PartnerProposal }) => {
  const { inquiryId, title, contact } = proposal
  const t = usePhrases('partner-proposals')
  const partnerId = useSession()?.userId ?? ''
  const unread = useUnread('partner')
  const wanted = useSearchParams()[0].get('thread')
  const id = proposalThreadId({ inquiryId, partnerId })
  return (
    <ThreadToggle
      side="partner"
      id={id}
      acquainted={contact !== null}
      label={t('question')}
      about={t('threadAbout', { title })}
      unread={unread.get(id) ?? 0}
      isWanted={id === wanted}
    />
  )
}

/** Loads further pages of the list until the proposal is among them whose messages a mail leads to. */
const useWanted = (isShown: (inquiryId: string) => boolean, loadMore: (() => unknown) | undefined) => {
  const wanted = useSearchParams()[0].get('thread')
  const isMissing = wanted !== null && !isShown(inquiryOfThread(wanted))
  useEffect(() => {
    if (isMissing) loadMore?.()
  }, [isMissing, loadMore])
}

/** Whether the partner has not been proposed for it again: the messages go on there. */
const isLast = ({ inquiryId, round }: PartnerProposal, all: readonly PartnerProposal[]): boolean =>
  !all.some(other => other.inquiryId === inquiryId && other.round > round)

const List = () => {
  const t = usePhrases('partner-proposals')
  const { data, error, isPending, isFetching, hasNextPage, isFetchNextPageError, ...list } =
    usePartnerProposals()
  const proposals = data?.pages.flatMap(({ items }) => items) ?? []
  const mayLoad = hasNextPage && !isFetching && !isFetchNextPageError
  useWanted(
    id => proposals.some(({ inquiryId }) => inquiryId === id),
    mayLoad ? list.fetchNextPage : undefined,
  )
  if (isPending) return <Skeleton />
  if (!data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void list.refetch()} />
  if (proposals.length === 0 && !hasNextPage) return <Empty title={t('none')} text={t('noneText')} />
  return (
    <>
      <p>{t('intro')}</p>
      {proposals.map(proposal => (
        <PartnerProposalCard
          key={`${proposal.inquiryId} ${proposal.round}`}
          proposal={proposal}
          onAnswered={() => list.refetch()}
          objection={row => (
            <ObjectionPart thing={proposalThing(proposal)} title={proposal.title} row={row} />
          )}
        >
          {hasAgreement(proposal) && (
            <Link to={`/partner/dashboard/agreement?id=${proposal.inquiryId}`}>
              {t('agreement', { title: proposal.title })}
            </Link>
          )}
          {isLast(proposal, proposals) && <ProposalThread proposal={proposal} />}
        </PartnerProposalCard>
      ))}
      <Paging
        shown={t('shown', { count: proposals.length })}
        more={t('more')}
        hasMore={hasNextPage}
        busy={list.isFetchingNextPage}
        failed={isFetchNextPageError && t('moreFailed')}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  )
}

/** The inquiries that the partner is proposed for, newest first. */
const Proposals = () => {
  const t = usePhrases('partner-proposals')
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <List />
    </>
  )
}

export default Proposals

import { Link } from 'react-router-dom'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { hasAgreement } from '#shared/proposals/proposal.ts'
import { proposalThreadId } from '#shared/threads/thread-ids.ts'
import { useStoredInquiries } from '#web/src/features/business-inquiries/use-stored-inquiries.ts'
import { ProposalList } from '#web/src/features/proposals/ProposalList.tsx'
import { ThreadToggle } from '#web/src/features/threads/ThreadToggle.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'

type ProposalsProps = {
  inquiry: Inquiry
  title: string
  /** How many messages are new, by thread. */
  unread: ReadonlyMap<string, number>
  /** The thread that a mail leads to. */
  wanted: string | null
}

const openStates: readonly Inquiry['state'][] = ['proposed', 'interviewing', 'agreed']

/** The proposals for an inquiry, each with its messages. */
const InquiryProposals = ({ inquiry, title, unread, wanted }: ProposalsProps) => {
  const t = usePhrases('proposals')
  const { reread } = useStoredInquiries()
  const isWanted = wanted?.startsWith(inquiry.id) === true && wanted !== inquiry.id
  return (
    <ProposalList
      inquiryId={inquiry.id}
      about={title}
      isOpen={openStates.includes(inquiry.state) || isWanted}
      onAnswered={() => reread(inquiry.id)}
      thread={proposal => {
        const { partnerId, partner, contact } = proposal
        const { name } = partner
        const id = proposalThreadId({ inquiryId: inquiry.id, partnerId })
        return (
          <>
            {hasAgreement(proposal) && (
              <Link to={`/business/dashboard/agreement?id=${inquiry.id}`}>{t('agreement', { name })}</Link>
            )}
            <ThreadToggle
              side="business"
              id={id}
              acquainted={contact !== null}
              label={t('question')}
              about={t('threadAbout', { name })}
              unread={unread.get(id) ?? 0}
              isWanted={id === wanted}
            />
          </>
        )
      }}
    />
  )
}

export default InquiryProposals

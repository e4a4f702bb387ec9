import type { ReactNode } from 'react'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { ShownPartnerCard } from '#web/src/ui/partner/ShownPartnerCard.tsx'
import { ProposalActions } from './ProposalActions.tsx'
import { ProposalCourse } from './ProposalCourse.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'
import { ProposalFit } from './ProposalFit.tsx'
import styles from './proposals.module.css'

type CardProps = {
  proposal: ShownProposal
  onAnswered: () => Promise<unknown>
  /** The messages about it. */
  children?: ReactNode
}

/** A partner who is proposed: how far it has come, who it is, and what can be answered. */
export const ProposalCard = ({ proposal, onAnswered, children }: CardProps) => (
  <div className={styles.proposal}>
    <ShownPartnerCard partner={proposal.partner}>
      <ProposalCourse proposal={proposal} />
      <ProposalFacts proposal={proposal} />
      <ProposalFit fit={proposal.fit} reader="business" />
    </ShownPartnerCard>
    <ProposalActions {...{ proposal, onAnswered }} />
    {children}
  </div>
)

import type { ReactNode } from 'react'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { ShownPartnerCard } from '#web/src/ui/partner/ShownPartnerCard.tsx'
import { ProposalActions } from './ProposalActions.tsx'
import { ProposalCourse } from './ProposalCourse.tsx'
import { ProposalFacts } from './ProposalFacts.tsx'
import styles from './proposals.module.css'

type CardProps = {
  proposal: ShownProposal
  onAnswered: () => Promise<unknown>
  /** The messages about it. */
  children?: ReactNode
}

/** A partner who is proposed: how far it has come, what can be answered, and who it is. */
export const ProposalCard = ({ proposal, onAnswered, children }: CardProps) => (
  <div className={styles.proposal}>
    <ShownPartnerCard partner={proposal.partner}>
      <ProposalCourse proposal={proposal} />
      <ProposalActions {...{ proposal, onAnswered }} />
      {children}
      <ProposalFacts proposal={proposal} />
    </ShownPartnerCard>
  </div>
)

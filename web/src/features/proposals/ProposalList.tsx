import { type ReactNode, useId, useState } from 'react'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import styles from './proposals.module.css'
import { useProposals } from './use-proposals.ts'

type ListProps = {
  inquiryId: string
  /** Called once an answer has been stored, or came too late. */
  onAnswered: () => Promise<unknown>
  /** Renders the messages about a proposal. */
  thread: (proposal: ShownProposal) => ReactNode
}

/** Whether the partner has not been proposed again: the messages go on there. */
const isLast = ({ partnerId, round }: ShownProposal, all: readonly ShownProposal[]): boolean =>
  !all.some(other => other.partnerId === partnerId && other.round > round)

const List = ({ inquiryId, onAnswered, thread }: ListProps) => {
  const t = usePhrases('proposals')
  const { data, isError, isFetching, refetch } = useProposals(inquiryId)
  if (!data && isError)
    return (
      <>
        <p role="alert">{t('failed')}</p>
        <div>
          <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </>
    )
  if (!data) return <p role="status">{t('loading')}</p>
  if (data.items.length === 0) return <p>{t('none')}</p>
  const reread = () => Promise.all([refetch(), onAnswered()])
  return (
    <ul className={styles.list}>
      {data.items.map(proposal => (
        <li key={`${proposal.partnerId} ${proposal.round}`}>
          <ProposalCard proposal={proposal} onAnswered={reread}>
            {isLast(proposal, data.items) && thread(proposal)}
          </ProposalCard>
        </li>
      ))}
    </ul>
  )
}

type ProposalListProps = ListProps & {
  about: string
  /** Whether they are shown from the beginning. */
  isOpen: boolean
}

/** The proposals for an inquiry, below a button that folds them. */
export const ProposalList = ({ about, isOpen, ...list }: ProposalListProps) => {
  const t = usePhrases('proposals')
  const region = useId()
  const [isShown, show] = useState(isOpen)
  return (
    <section className={styles.proposal} aria-label={t('section', { about })}>
      <Button
        variant="secondary"
        small
        aria-expanded={isShown}
        aria-controls={region}
        onClick={() => show(!isShown)}
      >
        {t(isShown ? 'hide' : 'show')}
      </Button>
      <div id={region} className={styles.shown}>
        {isShown && <List {...list} />}
      </div>
    </section>
  )
}

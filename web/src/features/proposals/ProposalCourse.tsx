import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import { ContactRows } from './ContactRows.tsx'
import styles from './proposals.module.css'
import { reasonBy, stateWords } from './state-words.ts'

/** Whose turn it is, as the business reads it; nothing once that is nobody's, or ours. */
const Turn = ({ proposal: { turn, until, partner } }: { proposal: ShownProposal }) => {
  const t = usePhrases('proposals')
  const moment = useMoment()
  if (turn !== 'business' && turn !== 'partner') return null
  const words = { name: partner.name, until: until ? moment(until) : '' }
  return <p className={styles.turn}>{t(until ? `turns.${turn}Until` : `turns.${turn}`, words)}</p>
}

/** How far a proposal has come, as its business sees it. */
export const ProposalCourse = ({ proposal }: { proposal: ShownProposal }) => {
  const t = usePhrases('proposals')
  const moment = useMoment()
  const { state, times, interviewAt, videoLink, reason, partner, contact } = proposal
  const { name } = partner
  const isAhead = state === 'interviewing' || state === 'chosen'
  return (
    <div className={styles.course}>
      <Turn proposal={proposal} />
      <p>{t(`states.${stateWords(proposal)}`, { name, when: interviewAt ? moment(interviewAt) : '' })}</p>
      {state === 'invited' && (
        <ul>
          {times.map(time => (
            <li key={time}>{moment(time)}</li>
          ))}
        </ul>
      )}
      {isAhead && videoLink && (
        <a href={videoLink} target="_blank" rel="noreferrer">
          {t('video')}
        </a>
      )}
      {contact && <ContactRows contact={contact} labelOf={name => t(`contact.${name}`)} />}
      {reason && <p className={styles.words}>{t(`reasons.${reasonBy(state)}`, { name, reason })}</p>}
    </div>
  )
}

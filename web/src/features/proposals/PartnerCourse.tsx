import type { PartnerProposal } from '#shared/proposals/proposal.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useMoment } from '#web/src/ui/use-moment.ts'
import { ContactRows } from './ContactRows.tsx'
import styles from './proposals.module.css'
import { reasonBy, stateWords } from './state-words.ts'
import { useCalendarFile } from './use-calendar-file.ts'

/** Whose turn it is, as the partner reads it; nothing once that is nobody's, or ours. */
const Turn = ({ proposal: { turn, until, companyName } }: { proposal: PartnerProposal }) => {
  const t = usePhrases('partner-proposals')
  const moment = useMoment()
  if (turn !== 'business' && turn !== 'partner') return null
  const words = { company: companyName, until: until ? moment(until) : '' }
  return <p className={styles.turn}>{t(until ? `turns.${turn}Until` : `turns.${turn}`, words)}</p>
}

/** The interview that is booked: its link, and its calendar file. */
const Interview = ({ proposal }: { proposal: PartnerProposal }) => {
  const t = usePhrases('partner-proposals')
  const addToCalendar = useCalendarFile(proposal)
  return (
    <>
      {proposal.videoLink && (
        <a href={proposal.videoLink} target="_blank" rel="noreferrer">
          {t('video')}
        </a>
      )}
      <Button variant="secondary" small onClick={addToCalendar}>
        {t('calendar')}
      </Button>
    </>
  )
}

/** How far a proposal has come, as its partner sees it. */
export const PartnerCourse = ({ proposal }: { proposal: PartnerProposal }) => {
  const t = usePhrases('partner-proposals')
  const moment = useMoment()
  const { state, interviewAt, reason, companyName: company, contact } = proposal
  return (
    <div className={styles.course}>
      <Turn proposal={proposal} />
      <p>{t(`states.${stateWords(proposal)}`, { company, when: interviewAt ? moment(interviewAt) : '' })}</p>
      {state === 'interviewing' && <Interview proposal={proposal} />}
      {contact && <ContactRows contact={contact} labelOf={name => t(`contact.${name}`)} />}
      {reason && <p className={styles.words}>{t(`reasons.${reasonBy(state)}`, { company, reason })}</p>}
    </div>
  )
}

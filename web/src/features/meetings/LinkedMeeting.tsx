import type { ReactNode } from 'react'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { BookedMeeting } from './BookedMeeting.tsx'
import booking from './booking.module.css'
import { useDateFormats } from './date-formats.ts'
import styles from './LinkedMeeting.module.css'
import type { LinkedMeeting as Linked, MeetingChange } from './use-linked-meeting.ts'

const When = ({ startsAt, timezone, duration, state }: MeetingView) => {
  const t = usePhrases('meetings')
  const dates = useDateFormats()
  const more = { duration: t(`durations.${duration}`), zone: t(`zones.${timezone}`) }
  return (
    <div className={`${styles.when} ${state === 'cancelled' ? styles.cancelled : ''}`}>
      <strong>
        {dates.dayAt(startsAt, timezone)} {t('link.time', { time: dates.timeAt(startsAt, timezone) })}
      </strong>
      <small>{t('chosenMore', more)}</small>
    </div>
  )
}

const Refusal = ({ refused }: { refused: NonNullable<Extract<Linked, { status: 'read' }>['refused']> }) => {
  const t = usePhrases('meetings')
  const errors = usePhrases('errors')
  const isOurs = refused === 'changeFailed' || refused === 'tooOften'
  return <p className={booking.notice}>{isOurs ? t(`link.${refused}`) : errors(refused)}</p>
}

type LinkedMeetingProps = {
  linked: Extract<Linked, { status: 'read' }>
  change: MeetingChange
  /** Opens the booking dialog, which pages have. */
  bookAgain: ReactNode
}

/** A meeting as the one who booked it sees it: when it is, how far it has come, and what can be changed. */
export const LinkedMeeting = ({ linked, change, bookAgain }: LinkedMeetingProps) => {
  const t = usePhrases('meetings')
  const { view, done, refused } = linked
  return (
    <>
      <When {...view} />
      <div className={styles.side}>
        <div role="alert">{refused && <Refusal refused={refused} />}</div>
        {done === 'moved' && <p>{t('link.movedText')}</p>}
        {view.state === 'booked' && (
          // Each change closes what was open.
          <BookedMeeting key={view.sequence} view={view} change={change} />
        )}
        {view.state === 'cancelled' && <p>{t('link.cancelledText')}</p>}
        {view.state === 'over' && <p>{t('link.overText')}</p>}
        {view.state !== 'booked' && bookAgain}
      </div>
    </>
  )
}

import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import progress from './BookingProgress.module.css'
import styles from './LinkedMeeting.module.css'

/** The node line of a meeting: booked, confirmed, held. */
export const MeetingProgress = ({ state, confirmed }: MeetingView) => {
  const t = usePhrases('meetings')
  const steps = [
    ['booked', true],
    ['confirmed', confirmed],
    ['meeting', state === 'over'],
  ] as const
  const current = steps.findIndex(([, isDone]) => !isDone)
  return (
    <ol className={`${progress.line} ${styles.steps}`} aria-label={t('link.progress')}>
      {steps.map(([step, isDone], place) => (
        <li
          key={step}
          className={progress.step}
          data-state={isDone ? 'done' : place === current ? 'current' : 'ahead'}
          aria-current={place === current ? 'step' : undefined}
        >
          {t(`link.${step}`)}
          {isDone && <span className="visually-hidden"> ({t('steps.done')})</span>}
        </li>
      ))}
    </ol>
  )
}

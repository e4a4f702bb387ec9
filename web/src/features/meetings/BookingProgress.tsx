import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './BookingProgress.module.css'

/** The node line of a booking: a filled node is done, a ring is ahead. */
export const BookingProgress = ({ current }: { current: 'time' | 'details' }) => {
  const t = usePhrases('meetings')
  return (
    <ol className={styles.line} aria-label={t('steps.label')}>
      <li
        className={styles.step}
        data-state={current === 'time' ? 'current' : 'done'}
        aria-current={current === 'time' ? 'step' : undefined}
      >
        {t('steps.time')}
        {current === 'details' && <span className="visually-hidden"> ({t('steps.done')})</span>}
      </li>
      <li
        className={styles.step}
        data-state={current === 'details' ? 'current' : 'ahead'}
        aria-current={current === 'details' ? 'step' : undefined}
      >
        {t('steps.details')}
      </li>
    </ol>
  )
}

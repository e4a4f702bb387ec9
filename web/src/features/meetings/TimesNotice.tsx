import { openingHours } from '#shared/meetings/opening-hours.ts'
import { whyNoSlots } from '#shared/meetings/slots.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './booking.module.css'
import { useDateFormats } from './date-formats.ts'
import type { MeetingTime } from './use-meeting-time.ts'

/** Words why a date has no times: everything is booked, or there never were any. */
const useReason = ({ date, timezone, closures }: MeetingTime): string => {
  const t = usePhrases('meetings')
  const none = date ? whyNoSlots(date, timezone, closures) : null
  if (!none) return t('noTimes')
  return none.why === 'holiday'
    ? t('none.holiday', { holiday: t(`holidays.${none.holiday}`) })
    : t(`none.${none.why}`, openingHours)
}

const NoTimes = ({ at, next }: { at: MeetingTime; next: string | null }) => {
  const t = usePhrases('meetings')
  const dates = useDateFormats()
  return (
    <div className={styles.notice}>
      <p>{useReason(at)}</p>
      {next && (
        <Button variant="secondary" small onClick={() => at.pick({ date: next, time: '' })}>
          {t('nextDate', { date: dates.short(next) })}
        </Button>
      )}
    </div>
  )
}

/** The message about the times of a date, next to the list. */
export const TimesNotice = ({ at }: { at: MeetingTime }) => {
  const t = usePhrases('meetings')
  const { free } = at
  return (
    <div role="status">
      {free.status === 'loaded' && free.times.length === 0 && <NoTimes at={at} next={free.next} />}
      {free.status === 'failed' && (
        <div className={styles.notice}>
          <p>{t('timesFailed')}</p>
          <Button variant="secondary" small onClick={free.ask}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  )
}

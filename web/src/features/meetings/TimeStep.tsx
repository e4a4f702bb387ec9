import { meetingDurations } from '#shared/meetings/meeting.ts'
import { meetingTimeZones } from '#shared/meetings/slots.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import styles from './booking.module.css'
import { closureOf } from './closure-of.ts'
import { DatePicker } from './DatePicker.tsx'
import { TimesNotice } from './TimesNotice.tsx'
import type { MeetingTime } from './use-meeting-time.ts'

const useTimePrompt = ({ date, free }: MeetingTime): string => {
  const t = usePhrases('meetings')
  if (!date) return t('dateFirst')
  return free.status === 'loading' ? t('loadingTimes') : t('chooseTime')
}

type TimeStepProps = { at: MeetingTime; choosesDuration: boolean }

/** Date, time, length and time zone. Times can be chosen once there is a date; only free ones are listed. */
export const TimeStep = ({ at, choosesDuration }: TimeStepProps) => {
  const t = usePhrases('meetings')
  const times = at.free.status === 'loaded' ? at.free.times : []
  return (
    <>
      <div className={styles.pair}>
        <DatePicker
          chosen={at.date}
          range={at.range}
          closureOf={date => closureOf(date, at)}
          onChoose={date => at.pick({ date })}
        />
        <SelectField
          label={t('time')}
          required
          value={at.time}
          disabled={times.length === 0}
          aria-busy={at.free.status === 'loading' || undefined}
          onChange={event => at.pick({ time: event.target.value })}
        >
          <option value="">{useTimePrompt(at)}</option>
          {times.map(time => (
            <option key={time}>{time}</option>
          ))}
        </SelectField>
        {choosesDuration && (
          <SelectField
            label={t('duration')}
            value={at.duration}
            onChange={event =>
              at.pick({ duration: meetingDurations.find(duration => duration === event.target.value) })
            }
          >
            {meetingDurations.map(duration => (
              <option key={duration} value={duration}>
                {t(`durations.${duration}`)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('timezone')}
          value={at.timezone}
          onChange={event =>
            at.pick({ timezone: meetingTimeZones.find(zone => zone === event.target.value) })
          }
        >
          {meetingTimeZones.map(zone => (
            <option key={zone} value={zone}>
              {t(`zones.${zone}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TimesNotice at={at} />
    </>
  )
}

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { weekdayOf } from '#shared/contract/time-zone.ts'
import type { NoSlots } from '#shared/meetings/slots.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useDateFormats } from './date-formats.ts'
import styles from './MonthGrid.module.css'
import { dateByKey, monthOf, type Range, weeksOf } from './month-grid.ts'

type MonthGridProps = {
  /** The date with keyboard focus; its month is shown. */
  current: string
  chosen: string
  range: Range
  closureOf: (date: string) => NoSlots | null
  onMove: (date: string) => void
  onChoose: (date: string) => void
  labelledBy: string
}

/** Any Monday; its week provides the column names. */
const aWeek = weeksOf('2027-02')[0] ?? []

const WeekdayNames = () => {
  const words = useDateFormats()
  return (
    <thead>
      <tr>
        {aWeek.map(date => (
          <th key={date} scope="col" abbr={words.weekday(date ?? '')} className={styles.weekday}>
            {words.shortWeekday(date ?? '')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type DayProps = Pick<MonthGridProps, 'closureOf' | 'onChoose'> & {
  date: string
  isCurrent: boolean
  isInRange: boolean
}

const Day = ({ date, isCurrent, isInRange, closureOf, onChoose }: DayProps) => {
  const t = usePhrases('meetings')
  const full = useDateFormats().full(date)
  const closure = isInRange ? closureOf(date) : null
  const isOpen = isInRange && !closure
  const closed =
    closure?.why === 'holiday'
      ? t('closedHoliday', { date: full, holiday: t(`holidays.${closure.holiday}`) })
      : t('closedDay', { date: full })
  const label = closure ? closed : full
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-closed={closure ? '' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      title={closure ? closed : undefined}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onChoose(date)}
    >
      {Number(date.slice(8))}
    </button>
  )
}

/** One month as a grid of days, Monday first. Arrow keys reach all days; weekends and closed days cannot be chosen. */
export const MonthGrid = ({
  current,
  chosen,
  range,
  closureOf,
  onMove,
  onChoose,
  labelledBy,
}: MonthGridProps) => {
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus()
    walked.current = false
  }, [current])

  const walk = (event: KeyboardEvent) => {
    const next = dateByKey(current, event, range)
    if (!next) return
    event.preventDefault()
    walked.current = next !== current
    onMove(next)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that is walked by keys
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={walk}>
      <WeekdayNames />
      <tbody>
        {weeksOf(monthOf(current)).map(week => (
          <tr key={week.find(date => date)}>
            {week.map((date, index) =>
              date ? (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
                <td key={date} aria-selected={date === chosen}>
                  <Day
                    date={date}
                    isCurrent={date === current}
                    isInRange={weekdayOf(date) <= 5 && date >= range.earliest && date <= range.latest}
                    closureOf={closureOf}
                    onChoose={onChoose}
                  />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

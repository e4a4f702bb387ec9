import { type KeyboardEvent, useEffect, useRef } from 'react'
import { weekdayOf } from '#shared/contract/time-zone.ts'
import { useDateFormats } from './date-formats.ts'
import styles from './MonthGrid.module.css'
import { dateByKey, monthOf, type Range, weeksOf } from './month-grid.ts'

type MonthGridProps = {
  /** The date with keyboard focus; its month is shown. */
  current: string
  chosen: string
  range: Range
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

/** One month as a grid of days, Monday first. Arrow keys reach all days; weekends cannot be chosen. */
export const MonthGrid = ({ current, chosen, range, onMove, onChoose, labelledBy }: MonthGridProps) => {
  const words = useDateFormats()
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
  const isOpen = (date: string) => weekdayOf(date) <= 5 && date >= range.earliest && date <= range.latest

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
                  <button
                    type="button"
                    className={styles.day}
                    data-date={date}
                    tabIndex={date === current ? 0 : -1}
                    aria-label={words.full(date)}
                    aria-disabled={!isOpen(date)}
                    onClick={() => isOpen(date) && onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
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

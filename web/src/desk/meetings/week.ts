import { beginningOf, mondayOf } from '#shared/contract/swedish-day.ts'
import { daysAfter, wallClockAt } from '#shared/contract/time-zone.ts'
import { isWithinHours, openingHours } from '#shared/meetings/opening-hours.ts'
import { type Holiday, holidaysOf } from '#shared/meetings/public-holidays.ts'

type Row = Readonly<Record<string, unknown>>

/** A meeting or a closure on a day, in Swedish time. */
export type Entry = { kind: 'meeting' | 'block'; from: string; to: string | null; row: Row }

export type Day = {
  date: string
  /** Whether we hold meetings on it. */
  isOpen: boolean
  holiday: Holiday | null
  entries: Entry[]
}

const timeAt = (instant: number): string => wallClockAt(instant, openingHours.timeZone).time

/** The part of a closure that is on a day; null if there is none. */
const blockOn = (row: Row, begins: number, ends: number): Entry | null => {
  const [from, to] = [Date.parse(String(row.from)), Date.parse(String(row.to))]
  if (to <= begins || from >= ends) return null
  return {
    kind: 'block',
    from: timeAt(Math.max(from, begins)),
    to: to >= ends ? '24:00' : timeAt(to),
    row,
  }
}

const minutesOf = (duration: unknown): number => Number.parseInt(String(duration), 10)

const meetingOn = (row: Row, begins: number, ends: number): Entry | null => {
  const at = Date.parse(String(row.startsAt))
  if (at < begins || at >= ends) return null
  const minutes = minutesOf(row.duration)
  return { kind: 'meeting', from: timeAt(at), to: minutes ? timeAt(at + minutes * 60_000) : null, row }
}

const dayOf = (date: string, meetings: readonly Row[], blocks: readonly Row[]): Day => {
  const [begins, ends] = [Date.parse(beginningOf(date)), Date.parse(beginningOf(daysAfter(date, 1)))]
  const entries = [
    ...blocks.map(row => blockOn(row, begins, ends)),
    ...meetings.map(row => meetingOn(row, begins, ends)),
  ]
  const noon = begins + 12 * 3_600_000
  return {
    date,
    isOpen: isWithinHours(noon),
    holiday: holidaysOf(Number(date.slice(0, 4))).get(date) ?? null,
    entries: entries
      .filter(entry => entry !== null)
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  }
}

/** The days of the week of a day, Monday first, with what is on each of them. */
export const weekOf = (date: string, meetings: readonly Row[], blocks: readonly Row[]): Day[] =>
  Array.from({ length: 7 }, (_, place) => dayOf(daysAfter(mondayOf(date), place), meetings, blocks))

/** The number of the week of a day, by ISO 8601: the week of a year's first Thursday is its first. */
export const weekNumberOf = (date: string): number => {
  const thursday = daysAfter(mondayOf(date), 3)
  const ofYear = Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return Math.floor(ofYear / (7 * 86_400_000)) + 1
}

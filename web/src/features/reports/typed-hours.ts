import { dayQuarters, type ReportLine, type StatedLine } from '#shared/reports/report.ts'

/** Reads typed hours as quarters: "7,5", "7.25", "7:30", "8 h"; 0 if nothing is typed, null if it is no such time. */
const quartersIn = (typed: string): number | null => {
  const text = typed.trim().replace(/\s*h$/i, '').replace(',', '.')
  if (text === '') return 0
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? []
  const inHours = hours === undefined ? Number(text) : Number(hours) + Number(minutes) / 60
  const quarters = inHours * 4
  return /^[\d.:]+$/.test(text) && Number.isInteger(quarters) && quarters <= dayQuarters ? quarters : null
}

/** What is typed of each day. */
export type TypedDays = Readonly<Record<string, { hours: string; note: string }>>

/** The stored lines as fields, with the decimal mark of a language. */
export const typedFrom = (lines: readonly ReportLine[], mark: string): TypedDays =>
  Object.fromEntries(
    lines
      .filter(({ status }) => status !== 'approved')
      .map(({ day, quarters, note }) => [
        day,
        { hours: String(quarters / 4).replace('.', mark), note: note ?? '' },
      ]),
  )

/** The lines that are typed, or the days whose hours are none; a note without hours is such a day, too. */
export const linesIn = (typed: TypedDays): { lines: StatedLine[]; faults: string[] } => {
  const days = Object.entries(typed).sort(([one], [other]) => one.localeCompare(other))
  const read = days.map(([day, { hours, note }]) => ({ day, quarters: quartersIn(hours), note: note.trim() }))
  return {
    lines: read.flatMap(({ quarters, ...line }) => (quarters ? [{ ...line, quarters }] : [])),
    faults: read
      .filter(({ quarters, note }) => quarters === null || (quarters === 0 && note))
      .map(({ day }) => day),
  }
}

/** A month as it is typed, or stored, with the version that it is of. */
type VersionedDays = { version: number; days: TypedDays }

/** Whether the days that are typed state something else than those that are stored. */
export const statesOther = (typed: VersionedDays, stored: VersionedDays): boolean =>
  JSON.stringify(linesIn(stored.days).lines) !== JSON.stringify(linesIn(typed.days).lines)

/**
 * The version that what is typed is sent over: the one that it was begun from, or the stored one if that states the same.
 * So it is after a save whose reply was lost, and there is nothing to decide between.
 */
export const versionUnder = (typed: VersionedDays, stored: VersionedDays): number =>
  statesOther(typed, stored) ? typed.version : stored.version

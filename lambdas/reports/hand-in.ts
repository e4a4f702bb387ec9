import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { lifeOf } from '#shared/contract/process.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { isWorkedIn, monthAfter } from '#shared/reports/month.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import type { StatedLine } from '#shared/reports/report.ts'
import { Failure } from '../platform/failure.ts'
import { linesOf } from './stated-lines.ts'
import { findReport, isAbove, openQuarters, opensMonth, type Work, waitingQuarters } from './work.ts'

/** What a partner states of a month. */
export type Statement = { month: string; lines: readonly StatedLine[]; version: number }

type Found = Work & { others: readonly StoredReport[] }

type Fields = Readonly<Record<string, unknown>>

/** What the use cases need of the store; all of it about one assignment. A write returns the report, or null to decide anew. */
export type HandIns = {
  find: () => Promise<Found | null>
  /** Stores the first draft of a month. Throws `not_found` if nobody approves its hours. */
  open: (assignment: StoredAssignment, month: string, lines: StoredReport['lines']) => Promise<null>
  save: (
    report: StoredReport,
    changes: Pick<StoredReport, 'lines' | 'version'>,
  ) => Promise<StoredReport | null>
  /** Makes a transition, and opens the month after it if that has none; null, too, if the guarantee was granted since. */
  move: (
    work: Work,
    report: StoredReport,
    made: { name: string; set: Fields; opens: string | null },
  ) => Promise<StoredReport | null>
}

const maxAttempts = 5

const hasSameLines = (report: StoredReport, stated: readonly StatedLine[]): boolean => {
  const own = report.lines.filter(({ status }) => status !== 'approved')
  return (
    own.length === stated.length &&
    stated.every(({ day, quarters, note }) =>
      own.some(line => line.day === day && line.quarters === quarters && line.note === note),
    )
  )
}

type Decision = { done: StoredReport } | { write: () => Promise<StoredReport | null> }

/** Decides on what is stored until it is written; the second of two who press at once decides anew. */
const untilStored = async (
  first: Found | null,
  month: string,
  { find }: HandIns,
  decide: (work: Found, report: StoredReport | null) => Decision,
): Promise<StoredReport> => {
  let work = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // A fixed price is earned by its milestones.
    if (!work || work.milestones.length > 0) throw new Failure('not_found')
    const decision = decide(work, findReport(work, month))
    if ('done' in decision) return decision.done
    const written = await decision.write()
    if (written) return written
    work = await find()
  }
  throw new Failure('unavailable')
}

const linesIn = (work: Found, report: StoredReport | null, { month, lines }: Statement, now: number) => {
  const before = report?.lines ?? []
  const approved = before.filter(({ status }) => status === 'approved')
  return linesOf(lines, before, { month, assignment: work.assignment, approved, others: work.others, now })
}

/** A month that has not begun cannot be said to have no hours: it would open the next one, without end. */
const requireOpen = ({ assignment }: Work, month: string, now: number): void => {
  if (!isWorkedIn(assignment, month) || month > swedishDay(now).slice(0, 7))
    throw new Failure('invalid_fields', { fields: { month: 'out_of_range' } })
}

/**
 * Saves the draft of a month over the version that was seen. The same save again changes nothing. Throws
 * `moved_on` if another tab has saved since, or if it was submitted.
 */
export const saveMonth = (
  first: Found | null,
  statement: Statement,
  store: HandIns,
  now: number,
): Promise<StoredReport> =>
  untilStored(first, statement.month, store, (work, report) => {
    const { month, version } = statement
    if (report?.version === version + 1 && hasSameLines(report, statement.lines)) return { done: report }
    if (report ? report.state !== 'draft' || report.version !== version : version !== 0)
      throw new Failure('moved_on')
    requireOpen(work, month, now)
    const lines = linesIn(work, report, statement, now)
    if (!report) return { write: () => store.open(work.assignment, month, lines) }
    return { write: () => store.save(report, { lines, version: version + 1 }) }
  })

const transitionOf = (work: Found, report: StoredReport, lines: StoredReport['lines']): string => {
  const open = openQuarters({ lines })
  const above = isAbove(work, open + waitingQuarters(work, report.month)) ? 'Above' : ''
  const silent = work.assignment.guaranteedAt ? 'Referred' : above
  if (report.state === 'draft') return open === 0 ? 'submitNone' : `submit${silent}`
  return open === 0 ? 'concede' : `correct${above}`
}

/** Who made the last move; a reminder is none. */
const movedBy = (report: StoredReport): string | undefined =>
  lifeOf(reportProcess, report, report.createdAt).moved?.by

const isDone = (report: StoredReport, { lines, version }: Statement): boolean =>
  report.version === version + 1 && movedBy(report) === 'partner' && hasSameLines(report, lines)

/** The month to open with a submission: nobody would be reminded of it otherwise. */
const nextMonth = (work: Work, month: string): string | null => {
  const next = monthAfter(month)
  return opensMonth(work, next) ? next : null
}

/**
 * Submits a month, or the correction of what was disputed, with what is stated now. The same press again changes
 * nothing. Throws `moved_on` if it was changed since, and `invalid_fields` for a month without hours that does not
 * say so.
 */
export const submitMonth = (
  first: Found | null,
  { hasNoHours, ...statement }: Statement & { hasNoHours: boolean },
  store: HandIns,
  at: string,
): Promise<StoredReport> =>
  untilStored(first, statement.month, store, (work, report) => {
    const { month, version } = statement
    if (report && isDone(report, statement)) return { done: report }
    if (report && !['draft', 'disputed'].includes(report.state)) throw new Failure('moved_on')
    if ((report?.version ?? 0) !== version) throw new Failure('moved_on')
    requireOpen(work, month, Date.parse(at))
    const lines = linesIn(work, report, statement, Date.parse(at))
    if (hasNoHours !== (statement.lines.length === 0))
      throw new Failure('invalid_fields', { fields: { lines: hasNoHours ? 'too_many' : 'required' } })
    if (!report) return { write: () => store.open(work.assignment, month, []) }
    const name = transitionOf(work, report, lines)
    const set = { lines, version: version + 1, submittedAt: at }
    return { write: () => store.move(work, report, { name, set, opens: nextMonth(work, month) }) }
  })

import type { StoredReport } from '#shared/reports/report.entity.ts'
import { isOpen, quartersOf, type ReportLine } from '#shared/reports/report.ts'
import { Failure } from '../platform/failure.ts'
import { findReport, isAbove, isTurnOf, type Work } from './work.ts'

/** What a business decides on a report that it saw; without disputed days it approves all. */
export type Verdict = {
  month: string
  revision: number
  acceptsMore: boolean
  disputed: readonly { day: string; reason: string }[]
  /** Who decides, as colleagues know them. */
  person: string | null
}

/** The lines after a decision, and how many quarters of an hour it approves. */
export type Decided = { name: string; lines: ReportLine[]; quarters: number }

/** A decision of a business, and whose it is. */
type OwnDecision = Decided & { decidedBy: string | null }

/** What the use case needs of the store. */
export type Verdicts = {
  find: () => Promise<Work | null>
  /** Makes the transition and posts what is approved; returns null if somebody was faster. */
  write: (work: Work, report: StoredReport, decided: OwnDecision) => Promise<StoredReport | null>
}

const maxAttempts = 5

/** Approves the lines that are open, but for some days. Throws `invalid_fields` for a day that is not open. */
const linesAfter = (lines: readonly ReportLine[], disputed: Verdict['disputed']): ReportLine[] => {
  const faults = disputed.flatMap(({ day }, index) => {
    const isFirst = disputed.findIndex(other => other.day === day) === index
    const isKnown = lines.some(line => line.day === day && isOpen(line))
    return isFirst && isKnown ? [] : [[`lines.${index}.day`, 'invalid'] as const]
  })
  if (faults.length > 0) throw new Failure('invalid_fields', { fields: Object.fromEntries(faults) })
  return lines.map(line => {
    if (!isOpen(line)) return line
    const doubt = disputed.find(({ day }) => day === line.day)
    return doubt
      ? { ...line, status: 'disputed', reason: doubt.reason }
      : { ...line, status: 'approved', reason: null }
  })
}

const decidedOn = ({ lines: before }: StoredReport, { disputed }: Pick<Verdict, 'disputed'>): Decided => {
  const lines = linesAfter(before, disputed)
  const isNew = (line: ReportLine, place: number) => line.status !== before[place]?.status
  const approved = lines.filter((line, place) => line.status === 'approved' && isNew(line, place))
  const name = disputed.length > 0 ? 'dispute' : 'approve'
  return { name, lines, quarters: quartersOf(approved) }
}

/** All that is open is approved. */
export const approvalOf = (report: StoredReport): Decided => decidedOn(report, { disputed: [] })

const isDone = ({ last, revision = 0, lines }: StoredReport, verdict: Verdict, name: string): boolean =>
  last?.name === name &&
  last.by === 'business' &&
  revision === verdict.revision + 1 &&
  verdict.disputed.every(({ day, reason }) => lines.some(line => line.day === day && line.reason === reason))

/**
 * Approves or disputes the revision of a report that its business saw. The same decision again changes nothing. Throws
 * `moved_on` if somebody or time was faster, and `invalid_fields` if more than the agreed hours are approved
 * without saying so.
 */
export const decideOnReport = async (
  first: Work | null,
  verdict: Verdict,
  { find, write }: Verdicts,
): Promise<StoredReport> => {
  let work = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const report = work && findReport(work, verdict.month)
    if (!work || !report || report.state === 'draft') throw new Failure('not_found')
    const name = verdict.disputed.length > 0 ? 'dispute' : 'approve'
    if (isDone(report, verdict, name)) return report
    if (!isTurnOf('business', report) || report.revision !== verdict.revision) throw new Failure('moved_on')
    const decided = decidedOn(report, verdict)
    if (isAbove(work, decided.quarters) && !verdict.acceptsMore) {
      throw new Failure('invalid_fields', { fields: { acceptsMore: 'required' } })
    }
    const written = await write(work, report, { ...decided, decidedBy: verdict.person })
    if (written) return written
    work = await find()
  }
  throw new Failure('unavailable')
}

import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { mayBeReported } from '#shared/reports/month.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { dayQuarters, isOpen, type ReportLine, type StatedLine } from '#shared/reports/report.ts'
import { Failure } from '../platform/failure.ts'

type Context = {
  month: string
  assignment: StoredAssignment
  /** What the business has approved of the month. */
  approved: readonly ReportLine[]
  /** What the partner reported on other assignments. */
  others: readonly StoredReport[]
  now: number
}

/** The quarters of a day on other assignments, without what was settled: nobody knows of which days that is. */
const elsewhere = (others: readonly StoredReport[], day: string): number =>
  others
    .flatMap(({ lines }) => lines)
    .filter(line => line.day === day && (isOpen(line) || line.status === 'approved'))
    .reduce((sum, { quarters }) => sum + quarters, 0)

const faultsOf = (
  { day, quarters }: StatedLine,
  context: Context,
): [field: 'day' | 'quarters', FieldErrorCode] | null => {
  const { month, assignment, approved, others, now } = context
  if (!day.startsWith(month) || approved.some(line => line.day === day)) return ['day', 'invalid']
  if (day > swedishDay(now) || !mayBeReported(assignment, day)) return ['day', 'out_of_range']
  return quarters + elsewhere(others, day) > dayQuarters ? ['quarters', 'out_of_range'] : null
}

/**
 * The lines of a month as they are stored, by day. Throws `invalid_fields` for a day that is not in the month or the
 * assignment, has not come, is approved or stated twice, and for more than a day has.
 */
export const linesOf = (
  stated: readonly StatedLine[],
  before: readonly ReportLine[],
  context: Context,
): ReportLine[] => {
  const faults = stated.flatMap((line, index) => {
    const isTwice = stated.findIndex(({ day }) => day === line.day) < index
    const fault = isTwice ? (['day', 'invalid'] as const) : faultsOf(line, context)
    return fault ? [[`lines.${index}.${fault[0]}`, fault[1]] as const] : []
  })
  if (faults.length > 0) throw new Failure('invalid_fields', { fields: Object.fromEntries(faults) })
  const open = stated.map(line => ({
    ...line,
    status: 'open' as const,
    reason: before.find(({ day }) => day === line.day)?.reason ?? null,
  }))
  return [...context.approved, ...open].sort((one, other) => one.day.localeCompare(other.day))
}

import type { StoredReport } from '#shared/reports/report.entity.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { findReport, isMonthOver, type Work } from './work.ts'

type Closing = {
  find: () => Promise<Work | null>
  close: (report: StoredReport) => Promise<boolean>
}

/**
 * Closes a month that its partner never submitted, without hours, so that the credits of its assignment can go back.
 * Throws a refusal while the month runs.
 */
export const closeReport = (
  { month, reason, at }: { month: string; reason: string; at: string },
  { find, close }: Closing,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const work = await find()
    const report = work && findReport(work, month)
    if (!report) throw new Refusal('That assignment has no report of that month.')
    if (report.state === 'closed' && report.last?.reason === reason) return null
    if (report.state === 'draft' && !isMonthOver(report, at)) throw new Refusal('The month is not over yet.')
    return () => close(report)
  })

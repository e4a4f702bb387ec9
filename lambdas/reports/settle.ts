import type { InputOf } from '#shared/operator/command.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { isOpen } from '#shared/reports/report.ts'
import type { reportCommands } from '#shared/reports/reports.commands.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { findReport, openQuarters, type Work } from './work.ts'

type Input = InputOf<(typeof reportCommands)['reports settle']>

/** What the use case needs of the store. */
export type Settling = {
  find: () => Promise<Work | null>
  settle: (
    work: Work,
    report: StoredReport,
    decided: { lines: StoredReport['lines']; quarters: number; reason: string },
  ) => Promise<boolean>
}

/** Decides how many of the hours of a report count that are not approved. Throws a refusal for more than these. */
export const settleReport = (
  { month, hours, reason }: Input,
  { find, settle }: Settling,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const work = await find()
    const report = work && findReport(work, month)
    if (!work || !report) throw new Refusal('That assignment has no report of that month.')
    const { state, last, lines: before } = report
    if (state === 'settled' && last?.reason === reason) return null
    const open = openQuarters(report)
    if (hours * 4 > open) throw new Refusal(`Only ${open / 4} hours are not approved.`)
    const lines = before.map(line => (isOpen(line) ? { ...line, status: 'settled' as const } : line))
    return () => settle(work, report, { lines, quarters: hours * 4, reason })
  })

import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { isEnd, type Party, turnOf } from '#shared/contract/process.ts'
import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { isWorkedIn } from '#shared/reports/month.ts'
import type { StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { isOpen, quartersOf } from '#shared/reports/report.ts'
import type { StoredWorkFiles } from '#shared/reports/work-files.entity.ts'
import { livingMilestone } from '../platform/reports/living-milestone.ts'
import { livingReport } from '../platform/reports/living-report.ts'

/** An assignment with its reports or, if it has a fixed price, with its milestones. */
export type Work = {
  partnerId: string
  assignment: StoredAssignment
  reports: readonly StoredReport[]
  milestones: readonly StoredMilestone[]
  /** What both sides have attached. */
  files: readonly StoredWorkFiles[]
}

export const findReport = ({ reports }: Work, month: string): StoredReport | null =>
  reports.find(report => report.month === month) ?? null

export const findMilestone = ({ milestones }: Work, number: number): StoredMilestone | null =>
  milestones.find(milestone => milestone.number === number) ?? null

/** Whether a party can go on with a milestone now. */
export const isTheirMilestone = (party: Party, milestone: StoredMilestone): boolean =>
  turnOf(milestoneProcess, livingMilestone(milestone).life)?.turn === party

/** Whether the report of a month is to be opened: none is while the work rests. */
export const opensMonth = (work: Work, month: string): boolean =>
  work.assignment.status !== 'paused' && !findReport(work, month) && isWorkedIn(work.assignment, month)

/** What of a report is not decided on, in quarters of an hour. */
export const openQuarters = ({ lines }: Pick<StoredReport, 'lines'>): number =>
  quartersOf(lines.filter(isOpen))

/** Whether a party can decide on a report now. */
export const isTurnOf = (party: Party, report: StoredReport): boolean =>
  turnOf(reportProcess, livingReport(report).life)?.turn === party

/** Whether the month of a report is over in Sweden. */
export const isMonthOver = ({ terms = {} }: StoredReport, now: string): boolean =>
  (terms.monthEnd ?? '') <= now

const isWaiting = ({ state }: StoredReport): boolean => state !== 'draft' && !isEnd(reportProcess, state)

/** What is reported on an assignment and not decided on, without one month. */
export const waitingQuarters = ({ reports }: Work, except?: string): number =>
  reports
    .filter(report => isWaiting(report) && report.month !== except)
    .reduce((sum, report) => sum + openQuarters(report), 0)

/** Whether so many quarters of an hour more are above the agreed hours. */
export const isAbove = ({ assignment: { hoursAgreed, totalHours } }: Work, quarters: number): boolean =>
  hoursAgreed !== null && totalHours * 4 + quarters > hoursAgreed * 4

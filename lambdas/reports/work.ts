import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import { isEnd, lifeOf, type Party, turnOf } from '#shared/contract/process.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { isOpen, quartersOf } from '#shared/reports/report.ts'
import type { Living } from '../platform/process/living.ts'

/** An assignment with its reports, and the time that its partner has reported on others. */
export type Work = {
  partnerId: string
  assignment: StoredAssignment
  reports: readonly StoredReport[]
}

export const livingReport = (item: StoredReport): Living => ({
  process: reportProcess,
  id: item.id,
  key: reportEntity.key({ sub: item.partnerId, assignmentId: item.assignmentId, month: item.month }),
  life: lifeOf(reportProcess, item, item.createdAt),
})

export const findReport = ({ reports }: Work, month: string): StoredReport | null =>
  reports.find(report => report.month === month) ?? null

/** What of a report is not decided on, in quarters of an hour. */
export const openQuarters = ({ lines }: Pick<StoredReport, 'lines'>): number =>
  quartersOf(lines.filter(isOpen))

/** Whether a party can decide on a report now. */
export const isTurnOf = (party: Party, report: StoredReport): boolean =>
  turnOf(reportProcess, livingReport(report).life)?.turn === party

const isWaiting = ({ state }: StoredReport): boolean => state !== 'draft' && !isEnd(reportProcess, state)

/** What is reported on an assignment and not decided on, without one month. */
export const waitingQuarters = ({ reports }: Work, except?: string): number =>
  reports
    .filter(report => isWaiting(report) && report.month !== except)
    .reduce((sum, report) => sum + openQuarters(report), 0)

/** Whether so many quarters of an hour more are above the agreed hours. */
export const isAbove = ({ assignment: { hoursAgreed, totalHours } }: Work, quarters: number): boolean =>
  hoursAgreed !== null && totalHours * 4 + quarters > hoursAgreed * 4

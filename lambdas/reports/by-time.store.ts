import { keyParts } from '#shared/contract/key-template.ts'
import { monthAfter } from '#shared/reports/month.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { livingReport } from '../platform/reports/living-report.ts'
import { openingReport } from '../platform/reports/opening.store.ts'
import type { Key } from '../platform/table/table.ts'
import { approvalOf } from './decide.ts'
import { addingApproved } from './posting.store.ts'
import { findWork } from './reports.store.ts'
import { approvedWith } from './shares.ts'
import { findReport, isAbove, opensMonth, type Work } from './work.ts'

/** After its days silence is a yes, unless it would be one to more than was agreed. */
const endSilence = async (work: Work, report: StoredReport, at: string) => {
  const { lines, quarters } = approvalOf(report)
  if (isAbove(work, quarters)) return { name: 'exceed' }
  const set = { lines, ...approvedWith(work.assignment, report, quarters) }
  return { name: 'lapse', set, writes: await addingApproved(work, report, { quarters, at, by: 'time' }) }
}

/** The report of the next month begins when this one's is over. */
const endMonth = async (work: Work, report: StoredReport, now: string) => {
  const month = monthAfter(report.month)
  return { writes: opensMonth(work, month) ? await openingReport(report, { month, now }) : [] }
}

/** What goes with a transition that time makes. */
const effects = (work: Work, report: StoredReport) => async (transition: string, at: string) => {
  if (transition === 'endMonth') return endMonth(work, report, at)
  return transition === 'lapse' || transition === 'exceed' ? endSilence(work, report, at) : {}
}

/** A report as time moves it; null if it is gone. */
export const findReportByKey = async ({ PK, SK }: Key): Promise<Found | null> => {
  const { sub: partnerId = '' } = keyParts(reportEntity.pk, PK) ?? {}
  const { assignmentId = '', month = '' } = keyParts(reportEntity.sk, SK) ?? {}
  const work = await findWork(partnerId, assignmentId)
  const report = work && findReport(work, month)
  return report && { living: livingReport(report), family: noFamily, effects: effects(work, report) }
}

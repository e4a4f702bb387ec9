import type { StoredReport } from '#shared/reports/report.entity.ts'
import { isOpen, quartersOf } from '#shared/reports/report.ts'
import type { reportCommands } from '#shared/reports/reports.commands.ts'
import type { Handlers, Operation } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { livingReport } from '../platform/reports/living-report.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { closeReport } from './close.ts'
import { addingApproved } from './posting.store.ts'
import { findWork, reportsOf } from './reports.store.ts'
import { type Settling, settleReport } from './settle.ts'
import { approvedWith } from './shares.ts'
import { cutNote, waitingReports } from './waiting.store.ts'
import { findReport } from './work.ts'

const settling = (partnerId: string, assignmentId: string, { at, by: who }: Operation): Settling => ({
  find: () => findWork(partnerId, assignmentId),
  settle: async (work, report, { lines, quarters, reason }) => {
    const set = { lines, ...approvedWith(work.assignment, report, quarters) }
    const moves = operatorMove(livingReport(report), { name: 'settle', at, who, reason, set }, noFamily)
    return tryTransact([...moves, ...(await addingApproved(work, report, { quarters, at, by: who }))])
  },
})

/** A report as operators see it: a draft without its hours, which nobody but its partner sees. */
const shownToOperator = (report: StoredReport) => {
  const lines = report.state === 'draft' ? [] : report.lines
  return {
    ...report,
    lines,
    hours: quartersOf(lines) / 4,
    openHours: quartersOf(lines.filter(isOpen)) / 4,
    approvedHours: report.approvedQuarters / 4,
  }
}

export const reportHandlers: Handlers<typeof reportCommands> = {
  'reports list': async ({ partnerId }) => ({
    items: (await reportsOf(partnerId)).map(shownToOperator),
    next: null,
  }),
  'reports waiting': async (_, { at }) => {
    const { items, isCut } = await waitingReports(at)
    return { items: items.map(shownToOperator), next: null, ...(isCut && { note: cutNote }) }
  },
  'reports show': async ({ partnerId, assignmentId, month }) => {
    const work = await findWork(partnerId, assignmentId)
    const report = work && findReport(work, month)
    if (!report) throw new Refusal('That assignment has no report of that month.')
    return { item: shownToOperator(report) }
  },
  'reports settle': (input, operation) =>
    settleReport(input, settling(input.partnerId, input.assignmentId, operation)),
  'reports close': ({ partnerId, assignmentId, month, reason }, { at, by: who }) =>
    closeReport(
      { month, reason, at },
      {
        find: () => findWork(partnerId, assignmentId),
        close: report =>
          tryTransact(
            operatorMove(
              livingReport(report),
              { name: 'close', at, who, reason, set: { lines: [] }, expects: { version: report.version } },
              noFamily,
            ),
          ),
      },
    ),
}

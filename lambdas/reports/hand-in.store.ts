import { partnerAssignmentEntity } from '#shared/assignments/partner-assignment.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { Failure } from '../platform/failure.ts'
import { noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { livingReport } from '../platform/reports/living-report.ts'
import { findSides, openingReport } from '../platform/reports/opening.store.ts'
import { absent } from '../platform/table/condition.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { checkItem } from '../platform/table/write-items.ts'
import type { HandIns } from './hand-in.ts'
import { findAllWork } from './reports.store.ts'

/** The reports of a partner on an assignment, as one request changes them. */
export const handIns = (partnerId: string, assignmentId: string, at: string): HandIns => ({
  find: () => findAllWork(partnerId, assignmentId),
  open: async (assignment, month, lines) => {
    const sides = await findSides(partnerId, assignment)
    if (!sides) throw new Failure('not_found')
    await tryTransact(await openingReport(sides, { month, lines, now: at }))
    return null
  },
  save: async (report, changes) => {
    const { state, revision, version } = report
    const saving = update(livingReport(report).key).set(changes).expect({ state, revision, version })
    return (await writeIf(saving)) ? { ...report, ...changes } : null
  },
  move: async ({ assignment }, report, { name, set, opens }) => {
    const expects = { version: report.version }
    const { step, writes } = partyMove(
      livingReport(report),
      { name, by: 'partner', at, set, expects },
      noFamily,
    )
    const next = opens ? await openingReport(report, { month: opens, now: at }) : []
    // Once the guarantee has given the credits back, neither the business nor silence decides on what is submitted.
    const { id, createdAt, guaranteedAt = absent } = assignment
    const key = partnerAssignmentEntity.key({ sub: partnerId, createdAt, id })
    const isWritten = await tryTransact([...writes, ...next, checkItem(key, { guaranteedAt })])
    return isWritten ? reportEntity.item.parse({ ...report, ...set, ...step.life }) : null
  },
})

import * as z from 'zod/mini'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { livingReport } from '../platform/reports/living-report.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Verdicts } from './decide.ts'
import { addingApproved } from './posting.store.ts'
import { findWork } from './reports.store.ts'
import { approvedWith } from './shares.ts'

type Asked = { businessId: string; partnerId: string; assignmentId: string }

/** An assignment for a business; null if it is another's. */
export const findOrderedWork = async ({ businessId, partnerId, assignmentId }: Asked) => {
  const work = await findWork(partnerId, assignmentId)
  return work?.assignment.businessId === businessId ? work : null
}

const contactItem = z.pick(businessProfileEntity.item, { contactPerson: true })

/** Who acts for a business that is one person; null without a profile. */
export const findContactPerson = async (sub: string): Promise<string | null> =>
  (await getItem(businessProfileEntity.key({ sub }), contactItem))?.contactPerson ?? null

/** The decisions of a business on reports of an assignment. */
export const verdicts = (asked: Asked, at: string): Verdicts => ({
  find: () => findOrderedWork(asked),
  write: async (work, report, { name, lines, quarters, decidedBy }) => {
    const set = { lines, ...approvedWith(work.assignment, report, quarters), decidedBy }
    const { step, writes } = partyMove(livingReport(report), { name, by: 'business', at, set }, noFamily)
    const approved = await addingApproved(work, report, { quarters, at, by: asked.businessId })
    const isWritten = await tryTransact([...writes, ...approved])
    return isWritten ? reportEntity.item.parse({ ...report, ...set, ...step.life }) : null
  },
})

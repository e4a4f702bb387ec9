import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import {
  partnerAssignmentEntity,
  type StoredAssignment,
} from '#shared/assignments/partner-assignment.entity.ts'
import { isEnd, type Process } from '#shared/contract/process.ts'
import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { readUnusedId, unusedCredits } from '#shared/credits/unused-credits.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { milestoneEntity } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { returned } from '../platform/ledger/credit-postings.store.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import type { ReadBalance } from '../platform/ledger/entry.ts'
import { readBalance } from '../platform/ledger/owners.store.ts'
import { schedulingReturn } from '../platform/reports/unused-credits.store.ts'
import { auditWrite } from '../platform/table/audit-item.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { changingCredits } from './balance.store.ts'
import { type DueReturn, maxReturns, type OverAssignment, type Returns } from './return-unused.ts'

type Over = OverAssignment & { reserved: ReadBalance }

const keyOf = ({ id, at }: DueReturn) => dueEntity.key({ kind: unusedCredits, at, id })

const stateItem = z.object({ state: z.string() })

const isLiving =
  (process: Process) =>
  ({ state }: { state: string }): boolean =>
    !isEnd(process, state)

const findAssignment = async (partnerId: string, id: string): Promise<StoredAssignment | null> => {
  const query = { ...partnerAssignmentEntity.list({ sub: partnerId }), where: { id }, max: 1 }
  const [found] = await queryItems(query, partnerAssignmentEntity.item)
  return found ?? null
}

/** Whether work can still be approved, or its guarantee be claimed: by a report, a milestone, or under the agreement. */
const isOpen = async (sub: string, assignmentId: string): Promise<boolean> => {
  const [agreement, reports, milestones] = await Promise.all([
    getItem(agreementEntity.key({ id: assignmentId }), stateItem),
    queryItems(reportEntity.list({ sub, assignmentId }), stateItem),
    queryItems(milestoneEntity.list({ sub, assignmentId }), stateItem),
  ])
  return (
    (agreement !== null && isLiving(agreementProcess)(agreement)) ||
    reports.some(isLiving(reportProcess)) ||
    milestones.some(isLiving(milestoneProcess))
  )
}

/** The returns in the table. */
export const returns: Returns<Over> = {
  due: async now => {
    const range = dueEntity.list({ kind: unusedCredits })
    const earliest = await queryItems({ ...range, max: maxReturns }, dueEntity.item)
    return earliest.filter(({ at }) => at <= now)
  },
  find: async ({ id }) => {
    const { partnerId, assignmentId } = readUnusedId(id)
    const { businessId, projectTitle: title } = (await findAssignment(partnerId, assignmentId)) ?? {}
    if (!businessId || title === undefined) return null
    const [open, reserved] = await Promise.all([
      isOpen(partnerId, assignmentId),
      readBalance({ account: 'reserved', owner: businessId, part: assignmentId }),
    ])
    return {
      ...{ assignmentId, businessId, title, isOpen: open, reserved },
      leftOre: reserved.read?.balance ?? 0,
    }
  },
  giveBack: async (due, { businessId, assignmentId, title, leftOre, reserved }, at) => {
    const [before, contact] = await Promise.all([findCreditsLeft(businessId), findContact(businessId)])
    const credits = Math.ceil(leftOre / creditValueOre)
    const change = { kind: 'returned', credits, reference: title, createdAt: at } as const
    const id = derivedId('unused', assignmentId)
    const posting = returned({ businessId, assignmentId, credits, leftOre, reserved }, { at, by: 'time' })
    // The mail is made from the audit item; there is none once the company is gone.
    const about = { assignmentId, credits, balance: before + credits, ...(contact && { ...contact, title }) }
    const owner = creditsEntity.key({ sub: businessId }).PK
    return tryTransact([
      ...(await changingCredits(businessId, before, { id, ...change }, posting)),
      deleteItem(keyOf(due)),
      auditWrite({ action: 'credits returned', by: 'time', id, at }, owner, about),
    ])
  },
  withdraw: due => write(deleteItem(keyOf(due))),
  putOff: async (due, until) => {
    await tryTransact([deleteItem(keyOf(due)), schedulingReturn(due.id, until)])
  },
}

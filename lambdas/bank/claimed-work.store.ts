import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'

const stateItem = z.pick(agreementEntity.item, { state: true })

/** Whether work of a month is under an agreement whose guarantee is claimed, and not decided on. */
export const isWorkClaimed = async (sub: string, month: string): Promise<boolean> => {
  const entries = await queryItems(workEntryEntity.list({ sub, month }), workEntryEntity.item)
  // An agreement has the id of its assignment.
  const ids = new Set(entries.flatMap(({ assignmentId }) => assignmentId ?? []))
  const agreements = await Promise.all([...ids].map(id => getItem(agreementEntity.key({ id }), stateItem)))
  return agreements.some(agreement => agreement?.state === 'claimed')
}

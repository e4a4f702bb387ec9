import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { startOf } from '#shared/contract/step.ts'
import { type StoredSelfBill, selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillProcess } from '#shared/self-bills/self-bill.process.ts'
import { billIdOf, type SelfBillContent } from '#shared/self-bills/self-bill.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { putNew } from '../platform/table/write-items.ts'
import { livingSelfBill } from './living-self-bill.ts'

const accountItem = z.pick(roleEntity.item, { email: true, language: true })

type New = { partnerId: string; content: SelfBillContent; bills: readonly StoredSelfBill[] }

/**
 * Stores a bill or a credit note behind those of its month, for the partner to answer; part of a transaction, which is
 * refused if another has its place by now.
 */
export const addingBill = async (
  { partnerId, content, bills }: New,
  operation: Operation,
  correctsRound: number | null = null,
): Promise<TransactItem[]> => {
  const { at: createdAt } = operation
  const account = await getItem(roleEntity.key({ pool: 'partner', sub: partnerId }), accountItem)
  const round = Math.max(0, ...bills.map(bill => bill.round)) + 1
  const bill = selfBillEntity.item.parse({
    ...content,
    ...{ id: `${partnerId}.${content.month}.${round}`, partnerId, round, correctsRound, createdAt },
    ...{ name: null, issuedAt: null, issuedOn: null, dueOn: null, creditedBy: null },
    ...{ email: account?.email ?? '', language: account?.language ?? 'sv' },
    ...startOf(selfBillProcess, createdAt, {}),
  })
  const living = livingSelfBill(bill)
  const action = { ...operation, id: derivedId('self-bill', operation.id, bill.id) }
  return [
    putNew({
      ...{ ...living.key, ...selfBillEntity.indexKey(bill) },
      ...{ ...bill, ...lifeAttributes(living) },
    }),
    ...schedulingDue(living),
    auditItem(action, living.key.PK, { billId: billIdOf(bill), totalOre: bill.totalOre }),
  ]
}

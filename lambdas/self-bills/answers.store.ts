import { keyParts } from '#shared/contract/key-template.ts'
import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Key } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Answers } from './answer-self-bill.ts'
import { findBill } from './bills.store.ts'
import { issuing } from './issuing.store.ts'
import { livingSelfBill } from './living-self-bill.ts'

/** A self-bill as its partner answers it, in one request. */
export const answersOf = (partnerId: string, billId: string, at: string): Answers => ({
  find: () => findBill(partnerId, billId),
  write: async (bill, answer) => {
    const { name } = answer
    const issued = name === 'approve' ? await issuing(bill, { at, by: partnerId }) : { set: {}, writes: [] }
    const reason = name === 'object' ? answer.reason : undefined
    const move = { name, by: 'partner', at, reason, set: issued.set, who: partnerId } as const
    const { step, writes } = partyMove(livingSelfBill(bill), move, noFamily)
    const isWritten = await tryTransact([...writes, ...issued.writes])
    return isWritten ? selfBillEntity.item.parse({ ...bill, ...issued.set, ...step.life }) : null
  },
})

/** A self-bill as time moves it: after its days silence is a yes, which issues it. Null if it is gone. */
export const findSelfBillByKey = async (key: Key): Promise<Found | null> => {
  const bill = keyParts(selfBillEntity.sk, key.SK) && (await getItem(key, selfBillEntity.item))
  if (!bill) return null
  return {
    living: livingSelfBill(bill),
    family: noFamily,
    effects: async (transition, at) => (transition === 'lapse' ? issuing(bill, { at, by: 'time' }) : {}),
  }
}

import { lifeOf } from '#shared/contract/process.ts'
import { type StoredSelfBill, selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillProcess } from '#shared/self-bills/self-bill.process.ts'
import type { Living } from '../platform/process/living.ts'

type Named = Pick<StoredSelfBill, 'partnerId' | 'month' | 'round'>

/** The key of a self-bill. */
export const keyOf = ({ partnerId: sub, month, round }: Named) => selfBillEntity.key({ sub, month, round })

/** A self-bill in its process. */
export const livingSelfBill = (bill: StoredSelfBill): Living => ({
  process: selfBillProcess,
  id: bill.id,
  key: keyOf(bill),
  life: lifeOf(selfBillProcess, bill, bill.createdAt),
})

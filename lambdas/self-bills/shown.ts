import { lifeOf, turnOf } from '#shared/contract/process.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillProcess } from '#shared/self-bills/self-bill.process.ts'
import { billIdOf, type ShownSelfBill } from '#shared/self-bills/self-bill.ts'

/** A self-bill as its partner sees it. */
export const shownBill = (bill: StoredSelfBill): ShownSelfBill => {
  const life = lifeOf(selfBillProcess, bill, bill.createdAt)
  const turn = turnOf(selfBillProcess, life)
  return {
    ...bill,
    id: billIdOf(bill),
    revision: life.revision,
    until: turn?.turn === 'partner' ? turn.until : null,
    reason: life.moved?.reason ?? null,
  }
}

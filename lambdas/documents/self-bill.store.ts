import { selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type IssuedSelfBill, issuedSelfBill } from './issued-self-bill.ts'

type Named = { partnerId: string; month: string; round: number }

/** A self-bill as it was issued; null before that. */
export const findSelfBill = async ({ partnerId: sub, ...named }: Named): Promise<IssuedSelfBill | null> => {
  const bill = await getItem(selfBillEntity.key({ sub, ...named }), selfBillEntity.item)
  return bill?.name ? issuedSelfBill.parse(bill) : null
}

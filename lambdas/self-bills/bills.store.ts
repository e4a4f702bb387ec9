import { type StoredSelfBill, selfBillEntity } from '#shared/self-bills/self-bill.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'

/** The self-bills of a partner and a month, in their order; those of all months, oldest first, if none is given. */
export const findBills = (sub: string, month?: string): Promise<StoredSelfBill[]> =>
  queryItems(selfBillEntity.list({ sub, ...(month && { month }) }), selfBillEntity.item)

/** A self-bill by the month and the place in it that its id states; null if there is none. */
export const findBill = (partnerId: string, billId: string): Promise<StoredSelfBill | null> => {
  const [month, round] = [billId.slice(0, 7), Number(billId.slice(8))]
  return getItem(selfBillEntity.key({ sub: partnerId, month, round }), selfBillEntity.item)
}

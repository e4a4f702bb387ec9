import * as z from 'zod/mini'
import { type BankLine, bankLineEntity } from '#shared/bank/bank-line.entity.ts'
import { bankMatchEntity } from '#shared/bank/bank-match.entity.ts'
import { ocrEntity } from '#shared/bank/ocr.entity.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { getItem } from '../platform/table/get-item.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'
import type { Owed } from './judge-payment.ts'

const orderItem = z.pick(creditOrderEntity.item, { state: true, priceOre: true })

const standing: Readonly<Record<string, Owed['state']>> = {
  ordered: 'unpaid',
  invoiced: 'unpaid',
  paid: 'paid',
}

/** An order, and what is owed for it; null if there is none. */
export const findOrder = async (id: string): Promise<Owed | null> => {
  const [order, match] = await Promise.all([
    getItem(creditOrderEntity.key({ id }), orderItem),
    getItem(bankMatchEntity.key({ id }), bankMatchEntity.item),
  ])
  const state = standing[order?.state ?? ''] ?? 'ended'
  return order && { orderId: id, ore: withVatOre(order.priceOre), state, lineId: match?.lineId ?? null }
}

/** What a reference is for, and what its invoice says that it costs; null if it is not known. */
export const findOwed = async (ocr: string): Promise<Owed | null> => {
  const known = await getItem(ocrEntity.key({ ocr }), ocrEntity.item)
  const order = known && (await findOrder(known.orderId))
  return order && { ...order, ore: known.ore }
}

export const findLine = (id: string): Promise<BankLine | null> =>
  getItem(bankLineEntity.key({ id }), bankLineEntity.item)

/** Stores a payment, once; only what waits for an operator is in the index. */
export const puttingLine = (line: BankLine) =>
  putNew({
    ...bankLineEntity.key(line),
    ...(line.state === 'waiting' && bankLineEntity.indexKey(line)),
    ...line,
    ttl: accountingTtl(Date.parse(line.bookedOn)),
  })

/** Ends the wait of a payment. */
export const endingWait = ({ id }: BankLine, set: Partial<BankLine>) =>
  update(bankLineEntity.key({ id })).set(set).remove('GSI1PK', 'GSI1SK').expect({ state: 'waiting' })

/** Notes, once, which payment paid an order. */
export const matching = (orderId: string, { id: lineId, createdAt, bookedOn }: BankLine) =>
  putNew({
    ...bankMatchEntity.key({ id: orderId }),
    ...{ lineId, createdAt, ttl: accountingTtl(Date.parse(bookedOn)) },
  })

/** Refuses a transaction unless an order has been paid before. */
export const ifPaid = (orderId: string) =>
  checkItem(creditOrderEntity.key({ id: orderId }), { state: 'paid' })

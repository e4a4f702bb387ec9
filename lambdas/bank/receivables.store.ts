import * as z from 'zod/mini'
import { bankLineEntity } from '#shared/bank/bank-line.entity.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { monthsBefore } from '../platform/commands/list-months.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Unpaid } from './receivables.ts'

/** Longer than any order stays unpaid: it lapses a month after it was due. */
const maxMonths = 24

const unpaid = z.pick(creditOrderEntity.item, {
  ...{ id: true, companyName: true, priceOre: true, invoice: true, ocr: true, terms: true, state: true },
})

/** The orders that are invoiced and not paid, of those sent within two years. */
export const findUnpaid = async (now: string): Promise<Unpaid[]> => {
  const found: Unpaid[] = []
  for (let back = 0; back < maxMonths; back += 1) {
    const month = monthsBefore(now.slice(0, 7), back)
    // The partition alone: with a time, the list would be of what was sent at that time.
    const { partition } = leadEntity.indexList({ kind: 'order', createdAt: month })
    const orders = await queryItems({ partition }, unpaid)
    found.push(...orders.filter(({ state }) => state === 'invoiced'))
  }
  return found
}

/** The payments that wait for an operator. */
export const findWaitingLines = () => queryItems(bankLineEntity.indexList({}), bankLineEntity.item)

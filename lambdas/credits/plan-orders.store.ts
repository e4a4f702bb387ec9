import { derivedId } from '../platform/commands/derived-id.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { orderWrites } from './new-order.store.ts'
import { hashesOf } from './orders.store.ts'
import type { NewPlan } from './plan-life.ts'

/** The id of an order of a plan, which is the same however often it is made. */
const orderIdOf = ({ id }: Pick<NewPlan, 'id'>, month: number): string => derivedId('plan order', id, month)

/**
 * The writes of the next order of a plan; part of the transaction that counts it. `account` is the address at which its
 * business is reached then, by which it lists the order.
 */
export const planOrder = async (
  plan: NewPlan,
  { month, at, account }: { month: number; at: string; account: string },
): Promise<{ id: string; writes: TransactItem[] }> => {
  const { buyer, credits, priceOre, language, termsVersion, businessId, number } = plan
  const id = orderIdOf(plan, month)
  const order = {
    ...{ ...buyer, id, credits, priceOre, language, termsVersion },
    ...{ createdAt: at, suspect: false, orderedBy: businessId, planNumber: number, planMonth: month },
  }
  return { id, writes: orderWrites(order, await hashesOf([buyer.email, account])) }
}

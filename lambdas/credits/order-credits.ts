import type * as z from 'zod/mini'
import type { orderCredits as orderCreditsEndpoint } from '#shared/credits/order-credits.ts'
import { type CreditPrice, priceOreOf } from '#shared/credits/prices.ts'
import { withVatOre } from '#shared/credits/vat.ts'
import { Failure } from '../platform/failure.ts'
import { requirePresentTerms } from '../platform/terms/acceptance.ts'

type Submitted = z.output<(typeof orderCreditsEndpoint)['body']>

/** An order as it is stored, with the price of the price list. */
type CreditOrder = Omit<Submitted, 'proof' | 'website'> & {
  id: string
  createdAt: string
  suspect: boolean
}

/** What the use case needs of the store. */
export type CreditOrders = {
  /** Stores an order with the reply that a repeated submission gets. */
  store: (order: CreditOrder, reply: object) => Promise<void>
}

/**
 * Orders credits at the present price, under the present terms; throws `terms_changed`, or `price_changed` with the
 * present price, if the visitor saw others.
 */
export const orderCredits = async (
  submitted: Submitted,
  {
    prices,
    orders,
    id,
    now,
  }: { prices: readonly CreditPrice[]; orders: CreditOrders; id: string; now: string },
): Promise<{ id: string; priceOre: number; priceWithVatOre: number }> => {
  requirePresentTerms(submitted.termsVersion)
  const priceOre = priceOreOf(submitted.credits, prices)
  if (priceOre !== submitted.priceOre) throw new Failure('price_changed', { priceOre })
  const { proof: _, website, ...fields } = submitted
  const order = { ...fields, priceOre, id, createdAt: now, suspect: Boolean(website) }
  const reply = { id, priceOre, priceWithVatOre: withVatOre(priceOre) }
  await orders.store(order, reply)
  return reply
}

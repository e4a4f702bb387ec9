import { Failure } from '../platform/failure.ts'
import { type OrderFacts, refundUntil } from './shown-order.ts'

/** What a business is asked about itself and its order; `isUnused` is false once it has used any credits. */
type Asking = { order: OrderFacts & { companyName: string }; isUnused: boolean }

/** A request as it is stored. */
type NewRefund = {
  id: string
  businessId: string
  companyName: string
  credits: number
  priceOre: number
  why: string | null
  email: string
  language: 'sv' | 'en'
  createdAt: string
}

/** What the use case needs of the store. */
export type RefundRequests = {
  /** Stores the request; returns false if there is one. */
  store: (refund: NewRefund) => Promise<boolean>
}

type Surroundings = {
  account: { sub: string; email: string; language: 'sv' | 'en' }
  now: string
  refunds: RefundRequests
}

/**
 * Asks for the money of the first order, once: a repeated request is the same one. Throws `refund_over` if it is not the
 * first paid order, the time is over, or credits were used.
 */
export const askRefund = async (
  why: string | null,
  { order, isUnused }: Asking,
  { account, now, refunds }: Surroundings,
): Promise<void> => {
  const until = refundUntil(order)
  if (!until || until < now || !isUnused) throw new Failure('refund_over')
  const { id, companyName, credits, priceOre } = order
  const { sub: businessId, email, language } = account
  await refunds.store({
    ...{ id, businessId, companyName, credits, priceOre },
    ...{ why, email, language, createdAt: now },
  })
}

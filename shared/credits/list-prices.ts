import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import type { CreditPrice } from './prices.ts'

/** Not in prices.ts: the price page shows prices before it needs a schema library. */
export const creditPrice = z.object({
  credits: z.number(),
  priceOre: z.number(),
}) satisfies z.ZodMiniType<CreditPrice>

/** A price as the list states it: `priceOre` is without VAT. */
const listedPrice = z.extend(creditPrice, { vatPercent: z.number(), priceWithVatOre: z.number() })

export const listCreditPrices = endpoint({
  method: 'GET',
  path: '/api/credit-prices',
  access: 'public',
  cacheSeconds: 60,
  reply: { status: 200, body: z.array(listedPrice) },
  errors: [],
})

import { listCreditPrices } from '#shared/credits/list-prices.ts'
import type { CreditPrice } from '#shared/credits/prices.ts'
import { call } from '#web/src/platform/api.ts'

/** The price list of the server. A file of its own: a page shows prices before it needs what calls take. */
export const fetchCreditPrices = (fresh: boolean): Promise<readonly CreditPrice[]> =>
  call(listCreditPrices, {}, { fresh })

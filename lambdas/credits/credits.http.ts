import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { listCreditPrices } from '#shared/credits/list-prices.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import * as order from './order-credits.ts'
import { ordersWith } from './orders.store.ts'
import { findPrices } from './prices.store.ts'

const perHour = { address: 5, network: 30 }

export const handler = httpFunction([
  serve(listCreditPrices, async () =>
    (await findPrices()).map(price => ({
      ...price,
      vatPercent,
      priceWithVatOre: withVatOre(price.priceOre),
    })),
  ),
  serveOnce(orderCredits, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form: 'credit_order', perHour, email, clientAddress, proof, attemptId }),
    find: findPrices,
    handle: ({ body }, receipt, prices) => {
      const now = new Date(clock.now()).toISOString()
      return order.orderCredits(body, { prices, orders: ordersWith(receipt), id: randomUUID(), now })
    },
  }),
])

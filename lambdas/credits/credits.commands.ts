import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import type { creditCommands } from '#shared/credits/credits.commands.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import type { priceCommands } from '#shared/credits/prices.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { listReceived } from '../platform/commands/list-received.ts'
import { showItem } from '../platform/commands/show-item.ts'
import { creditRecords } from './balance.store.ts'
import { payments } from './orders.store.ts'
import { markPaid } from './pay-order.ts'
import { listSetPrices, priceChanges } from './prices.store.ts'
import { recordCredits } from './record-credits.ts'
import { setPrice } from './set-price.ts'

export const orderHandlers: Handlers<typeof orderCommands> = {
  'orders list': (request, operation) => listReceived('order', request, operation),
  'orders show': ({ orderId }) => showItem('order', creditOrderEntity.key({ id: orderId })),
  'orders mark-paid': (input, operation) => markPaid(input, payments(operation)),
}

export const priceHandlers: Handlers<typeof priceCommands> = {
  'prices list': async () => ({ items: await listSetPrices(), next: null }),
  'prices set': (input, operation) => setPrice(input, priceChanges(operation)),
}

export const creditHandlers: Handlers<typeof creditCommands> = {
  'credits record': (input, operation) =>
    recordCredits(input, { credits: creditRecords(operation), now: operation.at }),
}

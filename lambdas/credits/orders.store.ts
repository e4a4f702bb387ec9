import type { Receipt } from '../platform/http/idempotency.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { transact } from '../platform/table/transact.ts'
import { orderWrites } from './new-order.store.ts'
import type { CreditOrders } from './order-credits.ts'

/** The hashes of the addresses that an order is linked from: the one on it, and that of the account that sent it. */
export const hashesOf = (addresses: readonly string[]): Promise<string[]> =>
  Promise.all([...new Set(addresses)].map(address => keyedHash('email', address)))

/** Orders as one submission writes them: with its receipt, in one transaction. `account` is the address of the sender's account. */
export const ordersWith = (receipt: Receipt, account?: string): CreditOrders => ({
  store: async (order, reply) =>
    transact([...orderWrites(order, await hashesOf([order.email, account ?? order.email])), receipt(reply)]),
})

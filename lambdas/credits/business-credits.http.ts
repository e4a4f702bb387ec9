import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import {
  cancelOrder as cancelEndpoint,
  linkInvoice,
  listOrders,
  orderForAccount,
} from '#shared/credits/account-orders.ts'
import { readCredits } from '#shared/credits/read-credits.ts'
import { linkUseInvoice, listUseInvoices } from '#shared/credits/use-invoices.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange, serveChangeOnce } from '../platform/http/serve-change.ts'
import { findCreditsLeft } from '../platform/ledger/credits-left.store.ts'
import { guardCaller } from '../platform/limits/guard-caller.ts'
import { invoiceFile, papers } from '../platform/papers/papers.ts'
import { cancellationsOf, findAddress, findOwnOrder, listAccountOrders } from './account-orders.store.ts'
import { listCreditChanges } from './balance.store.ts'
import { cancelOrder } from './cancel-order.ts'
import { orderCredits } from './order-credits.ts'
import { ordersWith } from './orders.store.ts'
import { findPrices } from './prices.store.ts'
import { findUsed, listUsed } from './use-invoices.store.ts'

const perHour = { caller: 10, network: 60 }

const now = () => new Date(clock.now()).toISOString()

// A function of its own: that of the visitors' endpoints must not read accounts.
export const handler = httpFunction(
  [
    serve(readCredits, async ({ query, caller }) => {
      const [balance, changes] = await Promise.all([
        findCreditsLeft(caller),
        listCreditChanges(caller, query),
      ])
      return { balance, ...changes }
    }),
    serve(listOrders, ({ query, caller }) => listAccountOrders(caller, query, now())),
    serve(linkInvoice, async ({ params: { id }, query: { paper, file }, caller }) => {
      const own = await findOwnOrder(caller, id, now())
      const made = paper === 'creditNote' ? own?.stored.creditNote : own?.stored.issued
      if (!made || !own?.order.papers.includes(paper)) throw new Failure('not_found')
      return downloadLink(papers, invoiceFile(made, file))
    }),
    serve(listUseInvoices, ({ query, caller }) => listUsed(caller, query)),
    serve(linkUseInvoice, async ({ params, query: { file }, caller }) => {
      const made = await findUsed(caller, params)
      if (!made) throw new Failure('not_found')
      return downloadLink(papers, invoiceFile(made, file))
    }),
    serveChangeOnce(orderForAccount, {
      guard: ({ caller, clientAddress }) =>
        guardCaller({ form: 'account_order', perHour, caller, clientAddress }),
      find: ({ caller }) => Promise.all([findPrices(), findAddress(caller)]),
      handle: ({ body, caller }, receipt, [prices, address]) => {
        if (address === null) throw new Failure('forbidden')
        const orders = ordersWith(receipt, address)
        return orderCredits(body, { prices, orders, id: randomUUID(), now: now(), orderedBy: caller })
      },
    }),
    serveChange(cancelEndpoint, ({ params: { id }, caller }) =>
      cancelOrder(id, { orders: cancellationsOf(caller, now()), now: now() }),
    ),
  ],
  findMembership,
)

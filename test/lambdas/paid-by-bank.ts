import { randomUUID } from 'node:crypto'
import { notificationOf, type Told } from '#infra/local/bank/notification.ts'
import { ensureRole } from '#lambdas/accounts/roles.store.ts'
import { accountingTtl } from '#lambdas/platform/table/retention.ts'
import type { BankCommandName } from '#shared/bank/bank.commands.ts'
import { ocrOfOrder } from '#shared/bank/ocr.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import { owner } from '#shared/owner/owner.ts'
import { creditsLeft } from './credits-left.ts'
import { type CommandReply, createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

/** The price of every order here with its VAT, as a bank writes it. */
export const dueAmount = '28125.00'

/** A file of the bank about payments of a day. */
export const fileOn = (day: string, ...payments: Told[]): string =>
  notificationOf(payments, { account: owner.bankgiro.replace('-', ''), day, id: randomUUID() })

/** The same of a day that is past. */
export const fileOf = (...payments: Told[]): string => fileOn('2026-11-20', ...payments)

// Imported when they are asked: what they read of their surroundings is set by then.
const operator = async (event: unknown) =>
  (await import('#lambdas/operator/operator.command.ts')).handler(event)
const bank = async (event: unknown) => (await import('#lambdas/operator/bank.command.ts')).handler(event)

/** What goes through the bank, as operators invoke it. */
export const bankIn = (services: Services) => {
  const { put, read, below } = workIn(services)
  const askOperator = createAsk(() => operator)
  const ask = async (command: BankCommandName, input: object, by = 'a test') =>
    (await bank({ command, input, by })) as CommandReply & Record<string, unknown>

  /** Creates a business with an order that has been invoiced: elsewhere, unless there is another address for it. */
  const createOrder = async (
    businessId: string = randomUUID(),
    how: object = { reference: 'F1042' },
    vatAt: VatTime = 'sale',
  ) => {
    const id = randomUUID()
    const email = `anna.${businessId}@nordplat.se`
    await ensureRole({ pool: 'business', sub: businessId, email, language: 'sv' })
    await put({
      ...creditOrderEntity.key({ id }),
      ...{ id, email, credits: 20, priceOre: 2_250_000, orderedBy: businessId, suspect: false },
      ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', vatNumber: null },
      ...{ companySigner: 'Anna Ek', phone: '070-123 45 67', language: 'sv' },
      ...{ createdAt: '2026-11-02T08:00:00.000Z', ttl: accountingTtl(), vatAt },
    })
    await askOperator('orders invoice', { orderId: id, ...how })
    return { id, businessId, ocr: ocrOfOrder(id) }
  }

  const accountOf = async (businessId: string) => ({
    balance: (await creditsLeft(read, businessId)) ?? 0,
    history: (await below(`BUSINESS#${businessId}`, 'CREDIT#')).map(({ credits }) => credits),
    audits: (await below(`BUSINESS#${businessId}`, 'AUDIT#')).map(({ action }) => action),
  })

  const waiting = async () => {
    const { items = [] } = await ask('bank unmatched', { limit: '100' })
    return items
  }

  return { ask, askOperator, createOrder, accountOf, waiting }
}

import type { Language } from '#shared/contract/language.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import type { VatTime } from '#shared/credits/vat.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { Living } from '../platform/process/living.ts'
import type { OrderState } from './order-life.ts'

/** An order; `orderedBy` is the business that sent it signed in, `businessId` the one that got its credits. */
type Order = {
  id: string
  email: string
  credits: number
  priceOre: number
  createdAt: string
  orderedBy?: string | undefined
  businessId?: string | undefined
  cancelledAt?: string | undefined
  vatAt?: VatTime | undefined
  /** The number of its invoice or payment request, if the system made one. */
  issued?: object | undefined
  state: OrderState
  living: Living
}

type Account = { email: string; language: Language }

type Payment = {
  order: Order
  businessId: string
  account: Account
  balance: number
  reference: string
  /** Whether the account had never bought credits before. */
  isFirst: boolean
}

/** What the use case needs of the store. */
export type Payments = {
  find: (orderId: string) => Promise<Order | null>
  /** The businesses that are reached at an address. */
  businessesAt: (email: string) => Promise<readonly string[]>
  findAccount: (businessId: string) => Promise<Account | null>
  findBalance: (businessId: string) => Promise<number>
  hasBought: (businessId: string) => Promise<boolean>
  /** Marks the order as paid and adds the credits, in one transaction; returns false if the data changed in the meantime. */
  pay: (payment: Payment) => Promise<boolean>
}

const ownerOf = async ({ email, orderedBy }: Order, payments: Payments): Promise<string> => {
  if (orderedBy) return orderedBy
  const [businessId, ...others] = await payments.businessesAt(email)
  if (businessId === undefined) {
    throw new Refusal(`No business has signed in as ${email}. Say who gets the credits: --business <id>`)
  }
  if (others.length === 0) return businessId
  throw new Refusal(
    `${email} has several businesses. Say which: --business ${[businessId, ...others].join(' or ')}`,
  )
}

const isPaid = ({ businessId: paid }: Order, given: string | undefined): boolean => {
  if (paid && given && given !== paid)
    throw new Refusal(`The order is paid, and its credits went to ${paid}.`)
  return paid !== undefined
}

const endings: Readonly<Partial<Record<OrderState, string>>> = {
  cancelled: 'The business cancelled the order',
  lapsed: 'The order lapsed, because nobody paid it',
}

/** What its credits are used for is invoiced to the buyer on its payment request. */
const requireRequest = ({ vatAt, issued }: Order): void => {
  if (vatAt === 'use' && !issued)
    throw new Refusal(
      'Its VAT is due when the credits are used, and the invoices then name the buyer of its payment request. Make that first: orders invoice',
    )
}

const requireStanding = ({ state, living: { life } }: Order): void => {
  const ending = life.last?.name === 'decline' ? 'An operator declined the order' : endings[state]
  if (!ending) return
  throw new Refusal(
    `${ending}. If it has been paid all the same, pay it back or add the credits: credits record`,
  )
}

/**
 * Marks an order as paid and adds its credits, once. Throws a refusal if there is no such order, if it has ended, or
 * if it is not clear which business gets the credits.
 */
export const markPaid = async (
  {
    orderId,
    business,
    reference = `Order ${orderNumber(orderId)}`,
  }: InputOf<(typeof orderCommands)['orders mark-paid']>,
  payments: Payments,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const order = await payments.find(orderId)
    if (!order) throw new Refusal('There is no such order.')
    if (isPaid(order, business)) return null
    requireStanding(order)
    requireRequest(order)
    const businessId = business ?? (await ownerOf(order, payments))
    const [account, balance] = await Promise.all([
      payments.findAccount(businessId),
      payments.findBalance(businessId),
    ])
    // After the balance, which refuses the payment if another one comes in between.
    const hasBought = await payments.hasBought(businessId)
    if (!account) throw new Refusal(`There is no business ${businessId}.`)
    return () => payments.pay({ order, businessId, account, balance, reference, isFirst: !hasBought })
  })

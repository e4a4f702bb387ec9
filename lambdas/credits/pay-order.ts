import type { Language } from '#shared/contract/language.ts'
import type { orderCommands } from '#shared/credits/orders.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

/** An order; `businessId` is who got its credits, once it is paid. */
type Order = { id: string; email: string; credits: number; businessId?: string | undefined }

type Account = { email: string; language: Language }

type Payment = { order: Order; businessId: string; account: Account; balance: number; reference: string }

/** What the use case needs of the store. */
export type Payments = {
  find: (orderId: string) => Promise<Order | null>
  /** The businesses that signed in with an address. */
  businessesAt: (email: string) => Promise<readonly string[]>
  findAccount: (businessId: string) => Promise<Account | null>
  findBalance: (businessId: string) => Promise<number>
  /** Marks the order as paid and adds the credits, in one transaction; returns false if the data changed in the meantime. */
  pay: (payment: Payment) => Promise<boolean>
}

const ownerOf = async ({ email }: Order, payments: Payments): Promise<string> => {
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

/** Marks an order as paid and adds its credits, once. Throws a refusal if there is no such order or no one business. */
export const markPaid = async (
  {
    orderId,
    business,
    reference = `Order ${orderId.slice(0, 8)}`,
  }: InputOf<(typeof orderCommands)['orders mark-paid']>,
  payments: Payments,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const order = await payments.find(orderId)
    if (!order) throw new Refusal('There is no such order.')
    if (isPaid(order, business)) return null
    const businessId = business ?? (await ownerOf(order, payments))
    const [account, balance] = await Promise.all([
      payments.findAccount(businessId),
      payments.findBalance(businessId),
    ])
    if (!account) throw new Refusal(`There is no business ${businessId}.`)
    return () => payments.pay({ order, businessId, account, balance, reference })
  })

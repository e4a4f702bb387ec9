import type { Language } from '#shared/contract/language.ts'
import type { InputOf } from '#shared/operator/commands.ts'
import { Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

/** An order as it was sent; `businessId` is who got its credits, once it is paid. */
type Order = { id: string; email: string; credits: number; businessId?: string | undefined }

type Account = { email: string; language: Language }

type Payment = { order: Order; businessId: string; account: Account; before: number; reference: string }

/** What the use case needs of the store. */
export type Orders = {
  find: (orderId: string) => Promise<Order | null>
  /** The businesses that signed in with an address. */
  businessesAt: (email: string) => Promise<readonly string[]>
  findAccount: (businessId: string) => Promise<Account | null>
  balance: (businessId: string) => Promise<number>
  /** The order paid, the credits and their entry in one transaction; false where something came between. */
  pay: (payment: Payment) => Promise<boolean>
}

const ownerOf = async ({ email }: Order, orders: Orders): Promise<string> => {
  const [businessId, ...others] = await orders.businessesAt(email)
  if (businessId === undefined) {
    throw new Refusal(`No business has signed in as ${email}. Say whose credits they are: --business <id>`)
  }
  if (others.length === 0) return businessId
  throw new Refusal(
    `${email} has several businesses. Say which: --business ${[businessId, ...others].join(' or ')}`,
  )
}

const isPaid = ({ businessId: paid }: Order, asked: string | undefined): boolean => {
  if (paid && asked && asked !== paid) throw new Refusal(`It is paid, and its credits went to ${paid}.`)
  return paid !== undefined
}

/**
 * Notes that an order is paid and grants its credits, once, however often it is asked. Throws a refusal where there
 * is no such order, or nobody whose credits they are.
 */
export const markPaid = async (
  { orderId, business, reference = `Order ${orderId.slice(0, 8)}` }: InputOf<'orders mark-paid'>,
  orders: Orders,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const order = await orders.find(orderId)
    if (!order) throw new Refusal('There is no such order.')
    if (isPaid(order, business)) return null
    const businessId = business ?? (await ownerOf(order, orders))
    const [account, before] = await Promise.all([orders.findAccount(businessId), orders.balance(businessId)])
    if (!account) throw new Refusal(`There is no business ${businessId}.`)
    return () => orders.pay({ order, businessId, account, before, reference })
  })

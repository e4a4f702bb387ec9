import { Refusal } from '../platform/commands/refusal.ts'
import type { PublishedAssignment } from './publish.ts'

/** Who sent an inquiry, as the inquiry says. */
type Customer = {
  state: string
  serviceId: string
  email: string
  contactPerson: string
  companyName: string
  language: 'sv' | 'en'
}

/** What a business pays for an assignment, and what its confirmation says. */
export type Booking = {
  businessId: string
  inquiryId: string
  credits: number
  /** The credits that the business has before it pays. */
  balance: number
  customer: Customer
}

/** What the rule needs of other features. */
export type Payers = {
  findBalance: (businessId: string) => Promise<number>
  findCustomer: (inquiry: { businessId: string; inquiryId: string }) => Promise<Customer | null>
}

/**
 * What a business pays for an assignment; null if no business requested it. Throws a refusal if it cannot pay, or if
 * its inquiry is not being matched.
 */
export const bookingOf = async (
  { businessId, inquiryId, creditsAmount }: PublishedAssignment,
  givenCredits: number | undefined,
  payers: Payers,
): Promise<Booking | null> => {
  if (!businessId || !inquiryId) return null
  const credits = givenCredits ?? creditsAmount
  if (credits === null) {
    throw new Refusal('The assignment was published without a number of credits: give --credits.')
  }
  const [balance, customer] = await Promise.all([
    payers.findBalance(businessId),
    payers.findCustomer({ businessId, inquiryId }),
  ])
  if (!customer) throw new Refusal('The inquiry no longer exists.')
  if (customer.state !== 'matching') throw new Refusal(`The inquiry is ${customer.state}, not matching.`)
  if (balance < credits) {
    throw new Refusal(`The business has ${balance} credits, and the assignment costs ${credits}.`)
  }
  return { businessId, inquiryId, credits, balance, customer }
}

import type { Published } from './open-assignments.ts'
import { Refusal } from './run.ts'

/** What a business pays for an assignment, and what its confirmation says. */
export type Booking = {
  businessId: string
  credits: number
  /** What the business has before it. */
  balance: number
  inquiry: Customer
}

/** Who asked, as the inquiry says. */
type Customer = {
  state: string
  serviceId: string
  email: string
  contactPerson: string
  companyName: string
  language: 'sv' | 'en'
}

/** What the rule needs of the store. */
export type Payers = {
  balance: (businessId: string) => Promise<number>
  inquiry: (businessId: string, inquiryId: string) => Promise<Customer | null>
}

/** What accepting somebody costs the business; null where none asked for it. Throws a refusal where it cannot pay. */
export const bookingOf = async (
  { businessId, inquiryId, creditsAmount }: Published,
  given: number | undefined,
  payers: Payers,
): Promise<Booking | null> => {
  if (!businessId || !inquiryId) return null
  const credits = given ?? creditsAmount
  if (credits === null) throw new Refusal('It was published without a number of credits: give credits.')
  const [balance, inquiry] = await Promise.all([
    payers.balance(businessId),
    payers.inquiry(businessId, inquiryId),
  ])
  if (!inquiry) throw new Refusal('The inquiry is not there any more.')
  if (inquiry.state !== 'matching') throw new Refusal(`The inquiry is ${inquiry.state}, not matching.`)
  if (balance < credits) {
    throw new Refusal(`The business has ${balance} credits and the assignment takes ${credits}.`)
  }
  return { businessId, credits, balance, inquiry }
}

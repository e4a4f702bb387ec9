import { movesOf } from '#shared/contract/process.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import type { InquiryKey, LivingInquiry } from '../platform/inquiries/family.ts'
import type { PublishedAssignment } from './publish.ts'

/** What a business pays for an assignment, and what its confirmation says. */
export type Booking = {
  businessId: string
  inquiryId: string
  credits: number
  /** The credits that the business has before it pays. */
  balance: number
  /** It says who sent it. */
  inquiry: LivingInquiry
}

/** What the rule needs of other features. */
export type Payers = {
  findBalance: (businessId: string) => Promise<number>
  findInquiry: (inquiry: InquiryKey) => Promise<LivingInquiry | null>
}

/** The partner with whom the business has agreed on a proposal, whose work it is; null if there is none. */
const agreedWith = ({ item, family }: LivingInquiry): string | null => {
  const agreed = family.children.find(
    ({ process, life }) => process === proposalProcess && life.state === 'agreed',
  )
  const [partnerId] = agreed?.id.slice(`${item.id}.`.length).split('~') ?? []
  return partnerId ?? null
}

/**
 * What a business pays for an assignment; null if no business requested it. Throws a refusal if it cannot pay, if its
 * inquiry cannot start, or if it has agreed with another partner.
 */
export const bookingOf = async (
  { businessId, inquiryId, creditsAmount }: PublishedAssignment,
  { partnerId, credits: givenCredits }: { partnerId: string; credits?: number | undefined },
  payers: Payers,
): Promise<Booking | null> => {
  if (!businessId || !inquiryId) return null
  const credits = givenCredits ?? creditsAmount
  if (credits === null) {
    throw new Refusal('The assignment was published without a number of credits: give --credits.')
  }
  const [balance, inquiry] = await Promise.all([
    payers.findBalance(businessId),
    payers.findInquiry({ businessId, inquiryId }),
  ])
  if (!inquiry) throw new Refusal('The inquiry no longer exists.')
  const { process, life } = inquiry.living
  if (!movesOf(process, life.state, 'operator').includes('book')) {
    throw new Refusal(`The inquiry is ${life.state} already.`)
  }
  const agreed = agreedWith(inquiry)
  if (agreed && agreed !== partnerId) {
    throw new Refusal(
      `The business and ${agreed} have said yes to each other. Close the assignment, or the inquiry.`,
    )
  }
  if (balance < credits) {
    throw new Refusal(`The business has ${balance} credits, and the assignment costs ${credits}.`)
  }
  return { businessId, inquiryId, credits, balance, inquiry }
}

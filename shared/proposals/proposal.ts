import * as z from 'zod/mini'
import { ratedBefore } from '../agreements/rating.ts'
import { inquiry } from '../business-inquiries/inquiry.ts'
import { parties, statesOf } from '../contract/process.ts'
import { shownRow } from '../matching/row.ts'
import { shownPartner } from '../partner-profile/shown-partner.ts'
import { contact } from './contact.ts'
import { proposalProcess } from './proposal.process.ts'

/** At most this many partners are proposed for an inquiry at a time. */
export const maxProposals = 5

/** How many times a business offers for an interview. */
export const offeredTimes = 3

/** How often the partner has been proposed for the inquiry, with this one; each is a proposal of its own. */
export const round = z._default(z.int(), 1)

/** The split of the price that a business pays: what the partner gets, and what we keep, in credits. */
const price = z.object({ credits: z.int(), partnerCredits: z.nullable(z.int()) })

/** What an operator writes of a partner who is proposed. */
export const proposed = {
  /** Why the partner fits. */
  why: z.string(),
  /** What of the inquiry the partner does not have. */
  missing: z.nullable(z.string()),
  /** What the partner gets for an hour, in whole kronor. */
  hourlyRate: z.nullable(z.int()),
  price: z.nullable(price),
}

/** What both sides see of how far it has come. */
const course = {
  state: z.enum(statesOf(proposalProcess)),
  /** What of the inquiry the profile meets; the same for both sides. */
  fit: z._default(z.nullable(shownRow), null),
  /** Whose turn it is, and until when; null once it has ended, or if time does not move it on. */
  turn: z.nullable(z.enum(parties)),
  until: z.nullable(z.string()),
  /** The times that the business offers. */
  times: z.array(z.string()),
  interviewAt: z.nullable(z.string()),
  videoLink: z.nullable(z.string()),
  /** Why it was declined, withdrawn or ended, or why no time suits. */
  reason: z.nullable(z.string()),
  /** How to reach the other side; null before both may know. */
  contact: z.nullable(contact),
  createdAt: z.string(),
}

/** A proposal as its business sees it. */
export const shownProposal = z.object({
  inquiryId: z.string(),
  partnerId: z.string(),
  round,
  partner: shownPartner,
  rated: z._default(ratedBefore, null),
  ...proposed,
  ...course,
})

export type ShownProposal = z.infer<typeof shownProposal>

/** Whether both have chosen each other: the agreement states the price from then on. */
export const hasAgreement = ({ state }: Pick<ShownProposal, 'state'>): boolean =>
  state === 'agreed' || state === 'engaged'

/** A proposal as its partner sees it. */
export const partnerProposal = z.object({
  inquiryId: z.string(),
  round,
  companyName: z.string(),
  serviceId: inquiry.shape.serviceId,
  title: z.string(),
  description: z.string(),
  hourlyRate: proposed.hourlyRate,
  credits: z.nullable(z.int()),
  ...course,
})

export type PartnerProposal = z.infer<typeof partnerProposal>

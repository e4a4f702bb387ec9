import * as z from 'zod/mini'
import { inquiry } from '../business-inquiries/inquiry.ts'
import { storedFacts } from '../business-inquiries/inquiry-facts.ts'
import { milestone } from './milestone.ts'

/** The version of the clauses that a new agreement has; `agreement-clauses-<n>` of the phrases words them, unchanged for ever. */
export const presentClauses = 1

/** By the hour up to a ceiling, or a fixed price. */
export const priceKinds = ['running', 'fixed'] as const

const price = z.object({
  kind: z.enum(priceKinds),
  /** What the partner gets for an hour, in whole kronor; null if it was not stated. */
  hourlyRate: z.nullable(z.int()),
  /** What the business pays at most, or for the whole; null until an operator has stated it. */
  credits: z.nullable(z.int()),
  /** What the partner gets of it. */
  partnerCredits: z.nullable(z.int()),
  /** The parts of a fixed price, in their order; if there are none, it is delivered as a whole. */
  milestones: z.array(milestone),
})

const company = z.object({ name: z.string(), organizationNumber: z.nullable(z.string()) })

const { workplace, place, languages, length } = storedFacts.shape

/** What is agreed on, as data: the page, the PDF and the hash are made from it alone. */
export const agreementTerms = z.object({
  clauses: z.int(),
  /** That of its inquiry. */
  id: z.string(),
  version: z.int(),
  madeAt: z.string(),
  business: company,
  partner: z.extend(company, { company: z.nullable(z.string()) }),
  marketplace: company,
  scope: z.object({
    title: z.string(),
    serviceId: inquiry.shape.serviceId,
    description: z.string(),
    ...{ workplace, place, languages, length },
  }),
  price,
  startsOn: z.nullable(z.string()),
  /** Days after which silence about submitted work is a yes. */
  approvalDays: z.int(),
  noticeDays: z.int(),
  guaranteeDays: z.int(),
  /** Whether more than the usual confidentiality is agreed on, in a paper of its own. */
  wantsNda: z.boolean(),
  law: z.literal('SE'),
})

export type AgreementTerms = z.infer<typeof agreementTerms>

/** What every agreement says until a version says something else. */
export const standardDays = { approvalDays: 7, noticeDays: 30, guaranteeDays: 14 } as const

/** What nobody can sign without. */
export const missingIn = ({ price, business }: AgreementTerms): string[] => [
  ...(price.credits === null ? ['credits'] : []),
  // Hours without a rate would never be paid.
  ...(price.kind === 'running' && price.hourlyRate === null ? ['hourlyRateKronor'] : []),
  ...(price.partnerCredits === null ? ['partnerCredits'] : []),
  ...(business.organizationNumber === null ? ['organizationNumber'] : []),
]

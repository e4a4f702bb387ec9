import * as z from 'zod/mini'
import { parties, statesOf } from '../contract/process.ts'
import { agreementProcess } from './agreement.process.ts'
import { agreementTerms } from './agreement-terms.ts'
import { shownRatings } from './rating.ts'

/** How long after its credentials were entered an account may sign, in minutes. */
export const signingMinutes = 5

const agreementStates = statesOf(agreementProcess)

export type AgreementState = (typeof agreementStates)[number]

export const agreementSides = ['business', 'partner'] as const

export type AgreementSide = (typeof agreementSides)[number]

/** The states in which both have signed and it goes on. */
const carriedOutStates: readonly AgreementState[] = ['running', 'paused', 'noticed', 'claimed']

export const isCarriedOut = (state: AgreementState): boolean => carriedOutStates.includes(state)

/** The states in which both have signed. */
const sealedStates: readonly AgreementState[] = [...carriedOutStates, 'ended', 'concluded']

export const isSealed = (state: AgreementState): boolean => sealedStates.includes(state)

/** An agreement as one of its sides sees it. */
export const shownAgreement = z.object({
  id: z.string(),
  state: z.enum(agreementStates),
  version: z.int(),
  hash: z.string(),
  terms: agreementTerms,
  /** Those of the version before, whose differences are shown; null for the first. */
  previous: z.nullable(agreementTerms),
  signatures: z.array(z.object({ side: z.enum(agreementSides), name: z.string(), signedAt: z.string() })),
  /** Whose turn it is, and when time moves on without them. */
  turn: z.nullable(z.enum(parties)),
  until: z.nullable(z.string()),
  /** How the other side is reached; null before both have signed. */
  contact: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) })),
  /** The last day, if notice were given today; null if it cannot be. */
  noticeUntil: z.nullable(z.string()),
  noticeBy: z.nullable(z.enum(agreementSides)),
  /** The person who has. */
  noticeName: z.nullable(z.string()),
  /** The last day of an agreement under notice. */
  endsOn: z.nullable(z.string()),
  /** The last day on which the business may claim the guarantee; null before both have signed. */
  guaranteeUntil: z.nullable(z.string()),
  /** Why the guarantee was claimed, or how it was decided. */
  reason: z.nullable(z.string()),
  /** Whether the last claim was refused. */
  dismissed: z.boolean(),
  /** Null before the agreement has ended, and for one whose ratings are gone. */
  ratings: z.nullable(shownRatings),
})

export type ShownAgreement = z.infer<typeof shownAgreement>

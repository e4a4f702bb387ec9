import * as z from 'zod/mini'
import { everyMember, requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { instant } from '../contract/instant.ts'
import { optional } from '../contract/optional.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'
import { offeredTimes, shownProposal } from './proposal.ts'

const inquiry = '/api/business/inquiries/{id}/proposals'
const one = `${inquiry}/{partnerId}` as const

/** The proposals for an inquiry of the caller's, in the order in which they were made. */
export const listProposals = endpoint({
  method: 'GET',
  path: inquiry,
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: { status: 200, body: z.object({ items: z.array(shownProposal) }) },
  errors: [],
})

const answer = {
  method: 'POST',
  access: 'business',
  roles: requesters,
  params: z.strictObject({ id: z.uuid('invalid'), partnerId: requiredLine({ max: 64 }) }),
  reply: { status: 200, body: shownProposal },
  errors: ['moved_on', 'rate_limited'],
} as const

/** The proposal that is answered, if the partner has been proposed more than once; by default the last one. */
export const answered = { round: optional(z.int('invalid')) }

/** Why somebody says no, or what is wrong. */
export const reason = paragraph({ max: 1_000 })

const isWebAddress = (text: string): boolean => {
  if (text === '') return true
  try {
    return new URL(text).protocol === 'https:'
  } catch {
    return false
  }
}

/** A link to a video meeting, or null. */
export const videoLink = optional(line({ max: 300 }).check(z.refine(isWebAddress, { error: 'url_invalid' })))

/** Invites a partner to an interview, at one of the times that are offered. */
export const inviteToInterview = endpoint({
  ...answer,
  path: `${one}/invitation`,
  body: z.strictObject({
    ...answered,
    times: z
      .array(instant)
      .check(z.minLength(offeredTimes, 'too_short'), z.maxLength(offeredTimes, 'too_many')),
    videoLink,
  }),
})

/** Chooses a partner, who then says yes or no. */
export const choosePartner = endpoint({ ...answer, path: `${one}/choice`, body: z.strictObject(answered) })

/** Declines a partner, who reads the reason. */
export const declineProposal = endpoint({
  ...answer,
  path: `${one}/decline`,
  body: z.strictObject({ ...answered, reason }),
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { instant } from '../contract/instant.ts'
import { page, pageQuery } from '../contract/page.ts'
import { answered, reason } from './answer-proposal.ts'
import { partnerProposal } from './proposal.ts'

const proposals = '/api/partner/proposals'
const one = `${proposals}/{inquiryId}` as const

/** The inquiries that the caller has been proposed for, newest first. */
export const listPartnerProposals = endpoint({
  method: 'GET',
  path: proposals,
  access: 'partner',
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(partnerProposal)) },
  errors: [],
})

const answer = {
  method: 'POST',
  access: 'partner',
  params: z.strictObject({ inquiryId: z.uuid('invalid') }),
  reply: { status: 200, body: partnerProposal },
  errors: ['moved_on', 'rate_limited'],
} as const

/** Takes one of the times that the business offers for an interview. */
export const bookInterview = endpoint({
  ...answer,
  path: `${one}/interview`,
  body: z.strictObject({ ...answered, time: instant }),
})

/** Says that none of the times suits, and which would. */
export const askForTimes = endpoint({
  ...answer,
  path: `${one}/other-times`,
  body: z.strictObject({ ...answered, reason }),
})

/** Says yes to a business that has chosen the caller. */
export const agreeToWork = endpoint({ ...answer, path: `${one}/agreement`, body: z.strictObject(answered) })

/** Says no; the business reads the reason. */
export const withdrawProposal = endpoint({
  ...answer,
  path: `${one}/withdrawal`,
  body: z.strictObject({ ...answered, reason }),
})

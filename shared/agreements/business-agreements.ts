import * as z from 'zod/mini'
import { buyers, everyMember } from '../company/member-roles.ts'
import { day } from '../contract/day.ts'
import { endpoint } from '../contract/endpoint.ts'
import { language } from '../contract/language.ts'
import { paragraph } from '../contract/text.ts'
import { fileLink } from '../files/file-link.ts'
import { shownAgreement } from './agreement.ts'
import { rating } from './rating.ts'

const one = '/api/business/agreements/{id}'

/** The id is that of the inquiry. */
const params = z.strictObject({ id: z.uuid('invalid') })

/** What a signature names: the version that its person saw. */
export const seen = z.strictObject({
  version: z.int('invalid'),
  hash: z.string('required').check(z.regex(/^[\da-f]{64}$/, 'invalid')),
})

/** The last day that its person was shown. */
export const noticed = z.strictObject({ endsOn: day })

/** Whether the work rests. */
export const pause = z.strictObject({ paused: z.boolean('invalid') })

export const readBusinessAgreement = endpoint({
  method: 'GET',
  path: one,
  access: 'business',
  roles: everyMember,
  params,
  reply: { status: 200, body: shownAgreement },
  errors: [],
})

/** The language of a paper. */
export const paperQuery = z.strictObject({ language: z._default(language, 'sv') })

/** A link to the PDF of an agreement that both have signed; `not_found` before that, and until the PDF is made. */
export const linkBusinessPaper = endpoint({
  method: 'GET',
  path: `${one}/paper`,
  access: 'business',
  roles: everyMember,
  params,
  query: paperQuery,
  reply: { status: 200, body: fileLink },
  errors: [],
})

const change = {
  method: 'POST',
  access: 'business',
  roles: buyers,
  params,
  reply: { status: 200, body: shownAgreement },
} as const

/** Signs, with a code that was entered within the last minutes. If the partner has signed, the work begins. */
export const signAsBusiness = endpoint({
  ...change,
  path: `${one}/signature`,
  body: seen,
  errors: ['sign_in_too_old', 'agreement_replaced', 'credits_missing', 'moved_on', 'rate_limited'],
})

/** Pauses the work, or resumes it; either side may do both. */
export const pauseAsBusiness = endpoint({
  ...change,
  method: 'PUT',
  path: `${one}/pause`,
  body: pause,
  errors: ['moved_on', 'rate_limited'],
})

export const giveNoticeAsBusiness = endpoint({
  ...change,
  path: `${one}/notice`,
  body: noticed,
  errors: ['moved_on', 'rate_limited'],
})

/** Claims the guarantee; an operator reads why, and decides. */
export const claimGuarantee = endpoint({
  ...change,
  path: `${one}/claim`,
  body: z.strictObject({ reason: paragraph({ max: 2_000 }) }),
  errors: ['moved_on', 'rate_limited'],
})

/** Rates the partner once the agreement has ended. It is shown once both have rated, or their time is over. */
export const ratePartner = endpoint({
  ...change,
  path: `${one}/rating`,
  body: rating,
  errors: ['rating_closed', 'moved_on', 'rate_limited'],
})

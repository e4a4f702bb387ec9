import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { fileLink } from '../files/file-link.ts'
import { shownAgreement } from './agreement.ts'
import { noticed, paperQuery, seen } from './business-agreements.ts'
import { rating } from './rating.ts'

const one = '/api/partner/agreements/{id}'

/** The id is that of the inquiry. */
const params = z.strictObject({ id: z.uuid('invalid') })

export const readPartnerAgreement = endpoint({
  method: 'GET',
  path: one,
  access: 'partner',
  params,
  reply: { status: 200, body: shownAgreement },
  errors: [],
})

/** A link to the PDF of an agreement that both have signed; `not_found` before that, and until the PDF is made. */
export const linkPartnerPaper = endpoint({
  method: 'GET',
  path: `${one}/paper`,
  access: 'partner',
  params,
  query: paperQuery,
  reply: { status: 200, body: fileLink },
  errors: [],
})

const change = {
  method: 'POST',
  access: 'partner',
  params,
  reply: { status: 200, body: shownAgreement },
} as const

/** Signs, with a password that was entered within the last minutes. If the business has signed, the work begins. */
export const signAsPartner = endpoint({
  ...change,
  path: `${one}/signature`,
  body: seen,
  errors: ['sign_in_too_old', 'agreement_replaced', 'credits_missing', 'moved_on', 'rate_limited'],
})

export const giveNoticeAsPartner = endpoint({
  ...change,
  path: `${one}/notice`,
  body: noticed,
  errors: ['moved_on', 'rate_limited'],
})

/** Rates the business once the agreement has ended. It is shown once both have rated, or their time is over. */
export const rateBusiness = endpoint({
  ...change,
  path: `${one}/rating`,
  body: rating,
  errors: ['rating_closed', 'moved_on', 'rate_limited'],
})

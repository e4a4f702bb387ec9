import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { applicationWords } from './application-words.ts'

/** Sent; the partner got the assignment; another partner or nobody did. Its partner no longer sees one that was withdrawn. */
const applicationStates = ['sent', 'accepted', 'declined'] as const

/** When all that are left are declined: another partner was chosen, or the assignment was closed for everybody. */
const declinedTogether = ['other_chosen', 'assignment_closed'] as const

export type DeclinedTogether = (typeof declinedTogether)[number]

/** An application as its sender sees it; `id` is the open assignment's. */
export const application = z.object({
  id: z.string(),
  title: z.string(),
  clientCompany: z.string(),
  state: z.enum(applicationStates),
  appliedAt: z.string(),
  /** What the partner has added, as it was valid on the day it was saved. */
  message: z._default(z.nullable(z.string()), null),
  earliestStart: z._default(z.nullable(z.string()), null),
  hourlyRateKronor: z._default(z.nullable(z.int()), null),
  /** Counts how often that was saved; a save over an older version is refused. */
  version: z._default(z.int(), 0),
  /** Why it was declined: together with others, or for a reason that an operator wrote. */
  declinedWith: z._default(z.nullable(z.enum(declinedTogether)), null),
  declineReason: z._default(z.nullable(z.string()), null),
})

export type Application = z.infer<typeof application>

const path = '/api/partner/open-assignments/{id}/application'
const params = z.strictObject({ id: z.uuid('invalid') })

/** Applies, once: another call returns the first application. */
export const apply = endpoint({
  method: 'PUT',
  path,
  access: 'partner',
  params,
  reply: { status: 200, body: application },
  errors: ['profile_declined', 'assignment_closed', 'rate_limited'],
})

/** The caller's application for an assignment. */
export const readApplication = endpoint({
  method: 'GET',
  path,
  access: 'partner',
  params,
  reply: { status: 200, body: application },
  errors: [],
})

/** Adds words to an application that nobody has decided on, or replaces them; the same save again changes nothing. */
export const saveApplicationWords = endpoint({
  method: 'PUT',
  path: `${path}/words`,
  access: 'partner',
  params,
  body: z.extend(applicationWords, { version: z.int('invalid') }),
  reply: { status: 200, body: application },
  errors: ['application_decided', 'application_changed', 'rate_limited'],
})

/** Withdraws an application that nobody has decided on; one that does not exist counts as withdrawn. */
export const withdraw = endpoint({
  method: 'DELETE',
  path,
  access: 'partner',
  params,
  reply: { status: 204 },
  errors: ['application_decided'],
})

/** The caller's own applications, newest first. */
export const listApplications = endpoint({
  method: 'GET',
  path: '/api/partner/applications',
  access: 'partner',
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(application)) },
  errors: [],
})

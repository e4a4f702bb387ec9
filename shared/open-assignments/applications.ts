import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'

/** Sent; the partner got the assignment; another partner or nobody did. A withdrawn application is removed. */
const applicationStates = ['sent', 'accepted', 'declined'] as const

/** An application as its sender sees it; `id` is the open assignment's. */
export const application = z.object({
  id: z.string(),
  title: z.string(),
  clientCompany: z.string(),
  state: z.enum(applicationStates),
  appliedAt: z.string(),
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

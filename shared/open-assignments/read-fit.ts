import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { shownRow } from '../matching/row.ts'

const fit = z.object({
  /** Whether something could be read on each side; without that there is nothing to compare. */
  read: z.enum(['both', 'no_profile', 'no_needs']),
  /** The profile has not been approved yet. */
  waits: z.boolean(),
  ...shownRow.shape,
})

export type Fit = z.infer<typeof fit>

/** How the caller's profile fits an open assignment, as both are stored now. */
export const readFit = endpoint({
  method: 'GET',
  path: '/api/partner/open-assignments/{id}/fit',
  access: 'partner',
  params: z.strictObject({ id: z.uuid('invalid') }),
  reply: { status: 200, body: fit },
  errors: ['assignment_closed'],
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { line } from '../contract/text.ts'
import { openAssignment } from './open-assignment.ts'

/**
 * The open assignments, newest first; `skill` filters by one of the listed skills, in any case. `answered`: the caller's
 * application has been decided on, and can neither be changed nor withdrawn.
 */
export const listOpenAssignments = endpoint({
  method: 'GET',
  path: '/api/partner/open-assignments',
  access: 'partner',
  query: z.strictObject({ ...pageQuery, skill: z.optional(line({ max: 80 })) }),
  reply: {
    status: 200,
    body: z.object({
      ...page(z.extend(openAssignment, { applied: z.boolean(), answered: z._default(z.boolean(), false) })),
      /** Of all open assignments, without the filter. */
      openCount: z.int(),
      latestPublishedAt: z.nullable(z.string()),
    }),
  },
  errors: [],
})

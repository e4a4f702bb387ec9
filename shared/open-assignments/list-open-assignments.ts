import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { line } from '../contract/text.ts'
import { openAssignment } from './open-assignment.ts'

/** What can be applied for, newest first; `skill` keeps those that ask for it (one of the listed skills, any case). */
export const listOpenAssignments = endpoint({
  method: 'GET',
  path: '/api/partner/open-assignments',
  access: 'partner',
  query: z.strictObject({ ...pageQuery, skill: z.optional(line({ max: 80 })) }),
  reply: {
    status: 200,
    body: z.object({
      ...page(z.extend(openAssignment, { applied: z.boolean() })),
      /** Of all that is open, whatever the filter says. */
      openCount: z.int(),
      latestPublishedAt: z.nullable(z.string()),
    }),
  },
  errors: [],
})

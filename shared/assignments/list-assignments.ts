import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { assignment, assignmentStatuses } from './assignment.ts'

/** The caller's own assignments, newest first, and how many there are of each status. */
export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/partner/assignments',
  access: 'partner',
  query: z.strictObject({ ...pageQuery, status: z.optional(z.enum(assignmentStatuses)) }),
  reply: {
    status: 200,
    body: z.object({
      ...page(assignment),
      counts: z.object({ active: z.int(), completed: z.int(), paused: z.int(), cancelled: z.int() }),
    }),
  },
  errors: [],
})

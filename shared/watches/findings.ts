import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { shownRow } from '../matching/row.ts'
import { openAssignment } from '../open-assignments/open-assignment.ts'

const finding = z.extend(
  z.pick(openAssignment, {
    ...{ id: true, title: true, clientCompany: true, location: true, estimatedDuration: true },
    ...{ startDate: true, expertiseRequired: true },
  }),
  {
    /** The names of those that found it. */
    watches: z.array(z.string()),
    /** As the partner reads it at the assignment; null where nothing could be compared. */
    row: z.nullable(shownRow),
  },
)

export type Finding = z.infer<typeof finding>

/** What the caller's watches find among all that is open now: what fits best first. */
export const listFindings = endpoint({
  method: 'GET',
  path: '/api/partner/watch-findings',
  access: 'partner',
  reply: {
    status: 200,
    body: z.object({
      found: z.array(finding),
      /** How many more there are. */
      more: z.int(),
    }),
  },
  errors: [],
})

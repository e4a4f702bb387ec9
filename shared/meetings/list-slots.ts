import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { meetingDate, meetingTimeZone } from './meeting.ts'

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/meetings/slots',
  access: 'public',
  query: z.strictObject({ date: meetingDate, timezone: meetingTimeZone }),
  reply: {
    status: 200,
    body: z.object({
      times: z.array(z.string()),
      /** If there is none: the next date with a free time, or null if the coming half-year has none. */
      next: z.nullable(meetingDate),
    }),
  },
  errors: [],
})

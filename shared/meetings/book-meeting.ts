import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { formErrors, publicBody } from '../contract/public-body.ts'
import { meetingFields } from './meeting.ts'

export const bookMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings',
  access: 'public',
  form: 'meeting',
  body: publicBody(meetingFields),
  reply: { status: 201, body: z.object({ id: z.string(), startsAt: z.string() }) },
  errors: ['meeting_slot_taken', ...formErrors],
})

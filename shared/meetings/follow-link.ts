import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { meetingDate, meetingDurations, meetingTime, meetingTimeZone } from './meeting.ts'

/** A signed link: the id of the meeting and the signature, base64url of 32 bytes. */
export const meetingToken = z.string().check(z.regex(/^[\da-f-]{36}\.[\w-]{43}$/, 'invalid'))

/** A meeting as the holder of its link sees it. */
const meetingView = z.object({
  state: z.enum(['booked', 'cancelled', 'over']),
  /** How often it was changed: a change names the state that it changes. */
  sequence: z.number(),
  startsAt: z.string(),
  timezone: meetingTimeZone,
  duration: z.enum(meetingDurations),
  confirmed: z.boolean(),
  /** How many participants get an invitation once it is confirmed. */
  invitees: z.number(),
  videoLink: z.nullable(z.string()),
})

export type MeetingView = z.infer<typeof meetingView>

const reply = { status: 200, body: meetingView } as const
const link = { token: meetingToken }
const change = { ...link, sequence: z.int('invalid') }

/** The meeting of the link in a mail; changes nothing. A POST, because the access log stores every URL. */
export const readMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/views',
  access: 'public',
  body: z.strictObject(link),
  reply,
  errors: [],
})

/** Confirms the booking, which sends the invitations. */
export const confirmMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/confirmations',
  access: 'public',
  body: z.strictObject(link),
  reply,
  errors: ['meeting_changed'],
})

export const moveMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/moves',
  access: 'public',
  body: z.strictObject({ ...change, meetingDate, meetingTime, timezone: meetingTimeZone }),
  reply,
  errors: ['meeting_changed', 'meeting_slot_taken', 'rate_limited'],
})

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/api/meetings/cancellations',
  access: 'public',
  body: z.strictObject(change),
  reply,
  errors: ['meeting_changed'],
})

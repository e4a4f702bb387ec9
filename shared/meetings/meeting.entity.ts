import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { itemDays } from '../privacy/retention.ts'
import { meetingDurations, meetingTimeZone } from './meeting.ts'

export const meetingEntity = entity({
  what: 'a booked meeting',
  pk: 'MEETING#<id>',
  sk: 'MEETING',
  item: z.object({
    id: z.string(),
    language,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.nullable(z.string()),
    company: z.string(),
    /** In UTC; date and time are as the visitor chose them in their zone. */
    startsAt: z.string(),
    meetingDate: z.string(),
    meetingTime: z.string(),
    duration: z.enum(meetingDurations),
    timezone: meetingTimeZone,
    description: z.string(),
    participants: z.nullable(z.array(z.string())),
    createdAt: z.string(),
    suspect: z.boolean(),
    /** How often an operator has changed it, and when last. */
    sequence: z._default(z.number(), 0),
    changedAt: z.optional(z.string()),
    cancelledAt: z.optional(z.string()),
    cancelReason: z.optional(z.string()),
  }),
  index: receivedByMonth,
  kept: { days: itemDays.received },
  why: 'To hold it, and to know what was said',
  onErasure: 'removed',
  heading: 'Meetings',
  mailsOn: 'stored and changed',
})

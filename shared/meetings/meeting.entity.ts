import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { lifeFields, statesOf } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'
import { meetingProcess } from './meeting.process.ts'
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
    /** How often it was changed, when last, and by whom. */
    sequence: z._default(z.number(), 0),
    changedAt: z.optional(z.string()),
    changedBy: z.optional(z.enum(['operator', 'booker'])),
    cancelledAt: z.optional(z.string()),
    cancelReason: z.optional(z.string()),
    /** When the booker confirmed it by the mailed link; participants are mailed from then on. */
    confirmedAt: z.optional(z.string()),
    /** Where it is held. */
    videoLink: z.optional(z.string()),
    /** When an operator noted that nobody came. */
    noShowAt: z.optional(z.string()),
    /** Its place in its process; absent for what a robot booked, and for meetings from before there was a process. */
    state: z.optional(z.enum(statesOf(meetingProcess))),
    ...lifeFields,
  }),
  index: receivedByMonth,
  kept: { days: itemDays.received },
  why: 'To hold it, and to know what was said',
  onErasure: 'removed',
  heading: 'Meetings',
  mailsOn: 'stored and changed',
})

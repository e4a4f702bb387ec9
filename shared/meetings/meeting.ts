import * as z from 'zod/mini'
import { emailAddress } from '../contract/email.ts'
import { optional } from '../contract/optional.ts'
import { optionalPhone } from '../contract/phone.ts'
import { paragraph, requiredLine, text } from '../contract/text.ts'
import { meetingTimeZones, slotTimes } from './slots.ts'

export const maxParticipants = 10

/** The lengths of a meeting, as they are stored and mailed; the second is the default. */
export const meetingDurations = ['15 minuter', '30 minuter'] as const

export const meetingDate = z.iso.date('invalid')
export const meetingTimeZone = z.enum(meetingTimeZones, 'invalid')
export const meetingTime = text({ max: 40 }).check(
  z.refine(time => slotTimes.includes(time), { error: 'invalid' }),
)

/** The fields of a booking. */
export const meetingFields = {
  firstName: requiredLine({ max: 80 }),
  lastName: requiredLine({ max: 80 }),
  email: emailAddress,
  mobile: optionalPhone,
  company: requiredLine({ max: 120 }),
  meetingDate,
  meetingTime,
  duration: z.enum(meetingDurations, 'invalid'),
  timezone: meetingTimeZone,
  description: paragraph({ max: 5_000 }),
  participants: optional(z.array(requiredLine({ max: 120 })).check(z.maxLength(maxParticipants, 'too_many'))),
}

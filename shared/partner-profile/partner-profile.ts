import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { optionalPhone, requiredPhone } from '../contract/phone.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'
import { webAddress } from '../contract/web-address.ts'
import { cvReading } from './cv-reading.ts'

const expertiseFields = {
  expertise: requiredLine({ max: 300 }),
  experience: requiredLine({ max: 120 }),
}

/** The two steps of onboarding, as the form shows them. */
export const contactStep = { name: requiredLine({ max: 120 }), phone: requiredPhone, ...expertiseFields }

export const workStep = {
  portfolio: webAddress,
  linkedin: webAddress,
  github: webAddress,
  availability: requiredLine({ max: 120 }),
  /** Free text, as people write it: "950 kr/h". */
  hourlyRate: optional(line({ max: 60 })),
  description: paragraph({ max: 5_000 }),
}

/** What a partner may change later; the phone number may then be removed. */
export const partnerProfileFields = {
  ...contactStep,
  ...workStep,
  phone: optionalPhone,
}

export const cv = z.object({
  fileName: z.string(),
  size: z.number(),
  uploadedAt: z.string(),
  /** Null until its text has been read. */
  reading: z._default(z.nullable(cvReading), null),
})

const orNull = z.nullable(z.string())

/** The statuses that the commands set. */
export const partnerStatuses = ['pending', 'approved', 'declined'] as const

/**
 * A profile as it was stored, under the rules of that day. Only the statuses `approved` and `pending` have their own texts;
 * an operator may set another.
 */
export const partnerProfile = z.object({
  name: z.string(),
  phone: orNull,
  expertise: z.string(),
  experience: z.string(),
  portfolio: orNull,
  linkedin: orNull,
  github: orNull,
  availability: z.string(),
  hourlyRate: orNull,
  description: z.string(),
  email: z.string(),
  status: z.string(),
  cv: z.nullable(cv),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts saves; a save over an older version is refused. */
  version: z.number(),
})

export type PartnerProfile = z.infer<typeof partnerProfile>

import * as z from 'zod/mini'
import { isPhoneNumber, requiredPhone } from '../contract/phone.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'

const isWebAddress = (text: string): boolean => {
  if (text === '') return true
  try {
    const { protocol, hostname } = new URL(text)
    return /^https?:$/.test(protocol) && hostname.includes('.')
  } catch {
    return false
  }
}

/** A web address or nothing; other schemes than http(s) are refused, because it becomes a link. */
const webAddress = line({ max: 300 }).check(z.refine(isWebAddress, { error: 'url_invalid' }))

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
  hourlyRate: line({ max: 60 }),
  description: paragraph({ max: 5_000 }),
}

/** What a partner may change later; a phone number may then be taken away. */
export const partnerProfileFields = {
  ...contactStep,
  ...workStep,
  phone: line({ max: 40 }).check(
    z.refine((text: string) => text === '' || isPhoneNumber(text), { error: 'phone_invalid' }),
  ),
}

export const cv = z.object({ fileName: z.string(), size: z.number(), uploadedAt: z.string() })

/** `approved` and `pending` are the ones with words of their own; an operator may set another. */
export const partnerProfile = z.object({
  ...partnerProfileFields,
  email: z.string(),
  status: z.string(),
  cv: z.nullable(cv),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts saves; a save that names an older one is refused. */
  version: z.number(),
})

export type PartnerProfile = z.infer<typeof partnerProfile>

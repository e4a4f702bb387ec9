import * as z from 'zod/mini'
import { isPhoneNumber } from '../contract/phone.ts'
import { line, requiredLine } from '../contract/text.ts'
import { isOrganizationNumber } from './organization-number.ts'

const blankOr = (valid: (text: string) => boolean) => (text: string) => text === '' || valid(text)

/** The fields a business fills in; company name and contact person are the only required ones. */
export const businessProfileFields = {
  companyName: requiredLine({ max: 120 }),
  organizationNumber: line({ max: 20 }).check(
    z.refine(blankOr(isOrganizationNumber), { error: 'organization_number_invalid' }),
  ),
  contactPerson: requiredLine({ max: 120 }),
  phone: line({ max: 40 }).check(z.refine(blankOr(isPhoneNumber), { error: 'phone_invalid' })),
  address: line({ max: 240 }),
}

export const businessProfile = z.object({
  ...businessProfileFields,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts saves; a save that names an older one is refused, so that nobody overwrites what they never saw. */
  version: z.number(),
})

export type BusinessProfile = z.infer<typeof businessProfile>

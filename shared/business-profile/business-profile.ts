import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { optionalPhone } from '../contract/phone.ts'
import { line, requiredLine } from '../contract/text.ts'
import { isOrganizationNumber } from './organization-number.ts'

/** The fields a business fills in; company name and contact person are the only required ones. */
export const businessProfileFields = {
  companyName: requiredLine({ max: 120 }),
  organizationNumber: optional(
    line({ max: 20 }).check(
      z.refine(typed => typed === '' || isOrganizationNumber(typed), {
        error: 'organization_number_invalid',
      }),
    ),
  ),
  contactPerson: requiredLine({ max: 120 }),
  phone: optionalPhone,
  address: optional(line({ max: 240 })),
}

const orNull = z.nullable(z.string())

/** A profile as it was stored, under the rules of that day. */
export const businessProfile = z.object({
  companyName: z.string(),
  organizationNumber: orNull,
  contactPerson: z.string(),
  phone: orNull,
  address: orNull,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Counts saves; a save over an older version is refused, so that nobody overwrites a change they have not seen. */
  version: z.number(),
})

export type BusinessProfile = z.infer<typeof businessProfile>

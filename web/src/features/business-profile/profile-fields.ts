import * as z from 'zod/mini'
import { businessProfileFields } from '#shared/business-profile/business-profile.ts'

export const profileFields = z.strictObject(businessProfileFields)

export type ProfileValues = z.output<typeof profileFields>
export type ProfileFieldName = keyof ProfileValues

/** In the order in which they are shown. */
export const profileFieldNames = [
  'companyName',
  'organizationNumber',
  'contactPerson',
  'phone',
  'address',
] as const satisfies readonly ProfileFieldName[]

export const emptyProfile: ProfileValues = {
  companyName: '',
  organizationNumber: '',
  contactPerson: '',
  phone: '',
  address: '',
}

import * as z from 'zod/mini'
import { investorFields } from '#shared/investors/request-access.ts'

export const detailsFields = z.strictObject({ ...investorFields, website: z.string() })

export type Details = z.input<typeof detailsFields>

export const emptyDetails: Details = { name: '', email: '', phone: '', website: '' }

/** The fields in their order, with their autofill. */
export const detailsInputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

import * as z from 'zod/mini'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { investorFields } from '#shared/investors/request-access.ts'

export type Details = { name: string; email: string; phone: string; website: string }

export const emptyDetails: Details = { name: '', email: '', phone: '', website: '' }

/** The fields in their order. */
export const askedFor = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

const schema = z.object(investorFields)

/** What is wrong with each field, if anything is. */
export const faultsOf = (details: Details): Record<string, FieldErrorCode> => {
  const checked = schema.safeParse(details)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

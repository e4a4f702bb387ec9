import * as z from 'zod/mini'
import { meetingFields } from '#shared/meetings/meeting.ts'

const { firstName, lastName, email, mobile, company, description } = meetingFields

/** The fields of the second step, without the participants. */
export const detailsFields = z.strictObject({
  firstName,
  lastName,
  email,
  mobile,
  company,
  description,
  website: z.string(),
})

export type Details = z.input<typeof detailsFields>

export const emptyDetails: Details = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: null,
  company: '',
  description: '',
  website: '',
}

/** The fields of one line, in their order, with their autofill. */
export const lineFields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'company', type: 'text', autoComplete: 'organization', required: true },
] as const satisfies readonly { name: keyof Details; type: string; autoComplete: string; required: boolean }[]

/** Whether every required field has something in it. */
export const isFilled = (details: Details): boolean =>
  [...lineFields.filter(({ required }) => required).map(({ name }) => name), 'description' as const].every(
    name => details[name]?.trim(),
  )

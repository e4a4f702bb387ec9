import * as z from 'zod/mini'
import { meetingFields } from '#shared/meetings/meeting.ts'

const { firstName, lastName, email, mobile, company, description } = meetingFields

/** What the second step asks for, beside the participants. */
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

/** One line each, in their order, with what the browser may fill in for them. */
export const askedFor = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'lastName', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'company', type: 'text', autoComplete: 'organization', required: true },
] as const satisfies readonly { name: keyof Details; type: string; autoComplete: string; required: boolean }[]

/** Whether everything that is required has something in it. */
export const isFilled = (details: Details): boolean =>
  [...askedFor.filter(({ required }) => required).map(({ name }) => name), 'description' as const].every(
    name => details[name]?.trim(),
  )

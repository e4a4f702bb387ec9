import * as z from 'zod/mini'
import { projectInquiryFields } from '#shared/leads/project-inquiry.ts'

/** What a visitor fills in about a project. */
export const inquiryFields = z.strictObject({ ...projectInquiryFields, website: z.string() })

export type Inquiry = z.input<typeof inquiryFields>

export const emptyInquiry: Inquiry = {
  name: '',
  email: '',
  mobile: null,
  company: null,
  projectTitle: '',
  projectBudget: null,
  projectTimeline: null,
  description: '',
  website: '',
}

/** One line each, in their order, with what the browser may fill in for them. */
export const askedFor = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'company', type: 'text', autoComplete: 'organization', required: false },
  { name: 'projectTitle', type: 'text', autoComplete: 'off', required: true },
] as const satisfies readonly { name: keyof Inquiry; type: string; autoComplete: string; required: boolean }[]

/** A field that was left empty is not given at all. */
export const orNotGiven = (text: string | null): string | null => text?.trim() || null

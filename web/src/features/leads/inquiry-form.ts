import * as z from 'zod/mini'
import { projectInquiryFields } from '#shared/leads/project-inquiry.ts'

/** The fields of a project inquiry. */
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

/** The single-line fields in their order, with their autofill. */
export const lineFields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'mobile', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'company', type: 'text', autoComplete: 'organization', required: false },
  { name: 'projectTitle', type: 'text', autoComplete: 'off', required: true },
] as const satisfies readonly { name: keyof Inquiry; type: string; autoComplete: string; required: boolean }[]

import { emailAddress } from '../contract/email.ts'
import { endpoint } from '../contract/endpoint.ts'
import { optional, optionalChoice } from '../contract/optional.ts'
import { optionalPhone } from '../contract/phone.ts'
import { formErrors, publicBody } from '../contract/public-body.ts'
import { line, paragraph, requiredLine } from '../contract/text.ts'
import { leadReply } from './lead.ts'

export const projectTimelines = ['omgående', '1-2veckor', '1månad', '2-3månader', 'osäker'] as const
export const projectBudgets = ['< 50k', '50-150k', '150-500k', '500k+', 'osäker'] as const

export const projectInquiryFields = {
  name: requiredLine({ max: 120 }),
  email: emailAddress,
  mobile: optionalPhone,
  company: optional(line({ max: 120 })),
  projectTitle: requiredLine({ max: 160 }),
  projectBudget: optionalChoice(projectBudgets),
  projectTimeline: optionalChoice(projectTimelines),
  description: paragraph({ max: 5_000 }),
}

export const sendProjectInquiry = endpoint({
  method: 'POST',
  path: '/api/project-inquiries',
  access: 'public',
  form: 'project_inquiry',
  body: publicBody(projectInquiryFields),
  reply: leadReply,
  errors: formErrors,
})

import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { language } from '../contract/language.ts'
import { receivedByMonth } from '../contract/partitions.ts'
import { lifeFields } from '../contract/process.ts'
import { itemDays } from '../privacy/retention.ts'

const sender = {
  id: z.string(),
  email: z.string(),
  language,
  createdAt: z.string(),
  /** A robot filled the honeypot: stored, and mailed to nobody. */
  suspect: z.boolean(),
  /** Its place in its process; absent for what a robot sent, and for leads from before there was a process. */
  state: z.optional(z.string()),
  ...lifeFields,
}

const text = z.nullable(z.string())

const projectInquiry = z.object({
  ...sender,
  kind: z.literal('project_inquiry'),
  name: z.string(),
  mobile: text,
  company: text,
  projectTitle: z.string(),
  projectBudget: text,
  projectTimeline: text,
  description: z.string(),
})

const getStarted = z.object({ ...sender, kind: z.literal('get_started'), type: z.literal('credits') })

export const leadEntity = entity({
  what: 'project inquiry or get-started of a visitor',
  pk: 'LEAD#<id>',
  sk: 'LEAD',
  item: z.discriminatedUnion('kind', [projectInquiry, getStarted]),
  index: receivedByMonth,
  kept: { days: itemDays.received },
  why: 'To answer, to match, and to know what was said',
  onErasure: 'removed',
  heading: 'Project and get-started inquiries',
  mailsOn: 'stored and changed',
})

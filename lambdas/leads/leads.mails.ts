import * as z from 'zod/mini'
import { type Language, language } from '#shared/contract/language.ts'
import en from '#shared/phrases/en/leads.ts'
import sv from '#shared/phrases/sv/leads.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const sender = { PK: z.string(), language, email: z.string(), createdAt: z.string() }
const text = z.nullable(z.string())

const lead = z.discriminatedUnion('kind', [
  z.object({
    ...sender,
    kind: z.literal('project_inquiry'),
    name: z.string(),
    mobile: text,
    company: text,
    projectTitle: z.string(),
    projectBudget: text,
    projectTimeline: text,
    description: z.string(),
  }),
  z.object({ ...sender, kind: z.literal('get_started') }),
])

type Lead = z.infer<typeof lead>

const labelOf = (value: string | null, labels: Readonly<Record<string, string>>): string | null =>
  (value && labels[value]) || null

const leadFacts = (stored: Lead, reader: Language) => {
  const { email } = stored
  if (stored.kind === 'get_started') return { email }
  const { budgets, timelines } = (reader === 'en' ? en : sv).inquiry
  const { name, mobile, company, projectTitle, description } = stored
  const projectBudget = labelOf(stored.projectBudget, budgets)
  const projectTimeline = labelOf(stored.projectTimeline, timelines)
  return { name, email, mobile, company, projectTitle, projectBudget, projectTimeline, description }
}

const titleOf = (stored: Lead): string =>
  stored.kind === 'project_inquiry' ? stored.projectTitle : stored.email

/** The mails about a form of the website, to the operator and to its sender. */
export const leadMails = ({ after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = lead.parse(after)
  const { PK: source, kind, email, language, createdAt } = stored
  return [
    operatorMail({ source, template: `${kind}_notice`, recipient: operator }, () => ({
      values: { title: titleOf(stored) },
      facts: { ...leadFacts(stored, 'sv'), at: swedishTime(createdAt) },
      replyTo: email,
    })),
    personalMail({ source, template: `${kind}_confirmation`, recipient: email, language }, () => ({
      facts: factsForSender(language, leadFacts(stored, language)),
    })),
  ]
}

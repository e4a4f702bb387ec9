import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import en from '#shared/phrases/en/leads.ts'
import sv from '#shared/phrases/sv/leads.ts'
import { factsForSender } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

type Lead = z.infer<typeof leadEntity.item>

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
  const stored = leadEntity.item.parse(after)
  const { id, kind, email, language, createdAt } = stored
  const source = leadEntity.key({ id }).PK
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

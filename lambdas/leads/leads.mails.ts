import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { leadProcess } from '#shared/leads/lead.process.ts'
import en from '#shared/phrases/en/leads.ts'
import sv from '#shared/phrases/sv/leads.ts'
import { facts, factsForSender } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
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

const noticeContent = (stored: Lead) => ({
  values: { title: titleOf(stored) },
  facts: { ...leadFacts(stored, 'sv'), at: swedishTime(stored.createdAt) },
  replyTo: stored.email,
})

const reminderContent = (stored: Lead) => {
  const { facts: known, ...content } = noticeContent(stored)
  const verb = { received: 'answer', answered: 'close' }[stored.state ?? ''] ?? 'show'
  return { ...content, facts: { ...known, command: `npm run operator -- leads ${verb} ${stored.id}` } }
}

/** The mails about what has become of a lead. */
const movedMails = (stored: Lead, change: Change, addresses: Addresses): OutgoingMail[] => {
  const { email: recipient, language, last } = stored
  return moveMails(leadProcess, change, addresses, {
    operator: envelope => operatorMail(envelope, () => reminderContent(stored)),
    visitor: envelope =>
      personalMail({ ...envelope, recipient, language }, () => ({
        facts: facts(language, { reason: last?.reason ?? null }),
      })),
  })
}

/** The mails about a form of the website, to the operator and to its sender: when it came in, and as it moves. */
export const leadMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = leadEntity.item.parse(change.after)
  if (change.before) return movedMails(stored, change, addresses)
  const { id, kind, email, language } = stored
  const source = leadEntity.key({ id }).PK
  const { operator } = addresses
  return [
    operatorMail({ source, template: `${kind}_notice`, recipient: operator }, () => noticeContent(stored)),
    personalMail({ source, template: `${kind}_confirmation`, recipient: email, language }, () => ({
      facts: factsForSender(language, leadFacts(stored, language)),
    })),
  ]
}

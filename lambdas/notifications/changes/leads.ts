import * as z from 'zod/mini'
import { type Language, language } from '#shared/contract/language.ts'
import enLeads from '#shared/phrases/en/leads.ts'
import svLeads from '#shared/phrases/sv/leads.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts, factsForSender } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

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

/** What was chosen from a list, in the words that the form offered it in. */
const chosen = (value: string | null, offered: Readonly<Record<string, string>>): string | null =>
  (value && offered[value]) || null

const sent = (found: Lead, reader: Language) => {
  const { email } = found
  if (found.kind === 'get_started') return { email }
  const { budgets, timelines } = (reader === 'en' ? enLeads : svLeads).inquiry
  const { name, mobile, company, projectTitle, description } = found
  const projectBudget = chosen(found.projectBudget, budgets)
  const projectTimeline = chosen(found.projectTimeline, timelines)
  return { name, email, mobile, company, projectTitle, projectBudget, projectTimeline, description }
}

const titleOf = (found: Lead): string => (found.kind === 'project_inquiry' ? found.projectTitle : found.email)

/** A form from the website: the operator is told, the sender gets what they sent. */
export const leadNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const found = lead.parse(after)
  const { PK: source, kind, email, language: their } = found
  const at = swedishTime(found.createdAt)
  return [
    {
      source,
      template: `${kind}_notice`,
      recipient: operator,
      compose: () =>
        filledNotice(
          sv[`${kind}_notice`],
          { title: titleOf(found) },
          facts('sv', { ...sent(found, 'sv'), at }),
          email,
        ),
    },
    {
      source,
      template: `${kind}_confirmation`,
      recipient: email,
      compose: () =>
        confirmationMail({
          language: their,
          words: mailPhrases(their)[`${kind}_confirmation`],
          facts: factsForSender(their, sent(found, their)),
        }),
    },
  ]
}

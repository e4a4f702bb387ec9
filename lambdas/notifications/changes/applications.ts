import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

const decisions = { accepted: 'application_accepted', declined: 'application_declined' } as const

const application = z.object({
  PK: z.string(),
  SK: z.string(),
  language,
  title: z.string(),
  clientCompany: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.string(),
  state: z.enum(['sent', 'accepted', 'declined']),
})

type Application = z.infer<typeof application>

// Who applies again after withdrawing is heard again.
const sourceOf = ({ PK, SK, appliedAt }: Application): string => `${PK}#${SK}#${appliedAt}`

const decisionNotice = (found: Application, state: keyof typeof decisions): Notice => {
  const { title, clientCompany: company, email: recipient, language: theirs } = found
  const template = decisions[state]
  const compose = () =>
    confirmationMail({
      language: theirs,
      words: mailPhrases(theirs)[template],
      values: { title },
      facts: facts(theirs, { assignment: title, company }),
    })
  return { source: sourceOf(found), template, recipient, compose }
}

const sentNotices = (found: Application, operator: string): Notice[] => {
  const { title, clientCompany: company, name, email, language: theirs } = found
  const source = sourceOf(found)
  const at = swedishTime(found.appliedAt)
  return [
    {
      source,
      template: 'application_notice',
      recipient: operator,
      compose: () =>
        filledNotice(
          sv.application_notice,
          { title, name },
          facts('sv', { assignment: title, company, name, email, at }),
          email,
        ),
    },
    {
      source,
      template: 'application_confirmation',
      recipient: email,
      compose: () =>
        confirmationMail({
          language: theirs,
          words: mailPhrases(theirs).application_confirmation,
          values: { title },
          facts: facts(theirs, { assignment: title, company }),
        }),
    },
  ]
}

/**
 * A partner applied for an open assignment: the operator is told, the partner gets to know that it arrived; and later,
 * that it was accepted or declined.
 */
export const applicationNotices = ({ before, after }: Change, { operator }: Addresses): Notice[] => {
  const found = application.parse(after)
  if (before?.state === found.state) return []
  return found.state === 'sent' ? sentNotices(found, operator) : [decisionNotice(found, found.state)]
}

import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'

const application = z.object({
  PK: z.string(),
  SK: z.string(),
  language,
  title: z.string(),
  clientCompany: z.string(),
  name: z.string(),
  email: z.string(),
  appliedAt: z.string(),
})

/** A partner applied for an open assignment: the operator is told, the partner gets to know that it arrived. */
export const applicationNotices = ({ after }: Change, { operator }: Addresses): Notice[] => {
  const found = application.parse(after)
  const { title, clientCompany: company, name, email, language: theirs } = found
  // Who applies again after withdrawing is heard again.
  const source = `${found.PK}#${found.SK}#${found.appliedAt}`
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

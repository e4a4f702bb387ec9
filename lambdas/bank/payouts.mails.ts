import * as z from 'zod/mini'
import { type Language, language, locales } from '#shared/contract/language.ts'
import { kronorIn } from '../platform/mail/kronor-in.ts'
import type { Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  /** Absent for a partner whose account is gone: there is nobody to tell. */
  email: z.optional(z.string()),
  language: z.optional(language),
  month: z.string(),
  amountOre: z.int(),
})

const monthIn = (month: string, language: Language): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locales[language], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })

/** The mail to a partner whose payout the bank returned or would not pay. */
export const payoutMails = ({ after }: Change): OutgoingMail[] => {
  const { PK, SK, email: recipient, language, month, amountOre } = audited.parse(after)
  if (!recipient || !language) return []
  const envelope = { source: `${PK}#${SK}`, template: 'payout_returned', recipient, language } as const
  const values = { amount: kronorIn(amountOre, language), month: monthIn(month, language) }
  return [personalMail(envelope, () => ({ values }))]
}

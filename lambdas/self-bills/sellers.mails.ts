import * as z from 'zod/mini'
import { brand } from '#shared/brand.ts'
import { language } from '#shared/contract/language.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const audited = z.object({
  PK: z.string(),
  SK: z.string(),
  /** Absent for a partner whose account is gone: there is nobody to ask. */
  email: z.optional(z.string()),
  language: z.optional(language),
  legalName: z.string(),
  isAgreed: z.boolean(),
})

/** The mail that asks a partner to agree to self-billing, once the company is recorded; none if they have agreed. */
export const sellerMails = ({ after }: Change, { siteOrigin }: Addresses): OutgoingMail[] => {
  const { PK, SK, email: recipient, language, legalName: company, isAgreed } = audited.parse(after)
  if (!recipient || !language || isAgreed) return []
  const envelope = { source: `${PK}#${SK}`, template: 'seller_recorded', recipient, language } as const
  const action = `${siteOrigin}/partner/dashboard/earnings`
  return [personalMail(envelope, () => ({ values: { brand: brand.name, company }, action }))]
}

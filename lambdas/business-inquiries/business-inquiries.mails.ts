import type * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { inquiryChangeMails } from './inquiry-changes.mails.ts'
import { businessContent, operatorContent } from './inquiry-content.ts'
import { inquiryMoveMails } from './inquiry-moves.mails.ts'

type About = { source: string; businessId: string; operator: string }

/** The mails about a new inquiry, to the operator and to the business. */
const newInquiryMails = (
  stored: z.infer<typeof inquiryEntity.item>,
  { source, businessId, operator }: About,
): OutgoingMail[] => [
  operatorMail({ source, template: 'business_inquiry_notice', recipient: operator }, () =>
    operatorContent(stored, businessId),
  ),
  personalMail(
    {
      source,
      template: 'business_inquiry_confirmation',
      recipient: stored.email,
      language: stored.language,
    },
    () => businessContent(stored),
  ),
]

/**
 * The mails about an inquiry: of a new one and of each of its transitions, to the operator and to the business; of what
 * the business changes in it, to the operator.
 */
export const businessInquiryMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const { before, after } = change
  const stored = inquiryEntity.item.parse(after)
  const { sub: businessId = '' } = keyParts(inquiryEntity.pk, String(after.PK)) ?? {}
  const source = inquiryEntity.key({ sub: businessId, id: stored.id }).SK
  const about = { source, businessId, operator: addresses.operator }
  if (!before) return newInquiryMails(stored, about)
  return [
    ...inquiryChangeMails({ before: inquiryEntity.item.parse(before), after: stored }, about),
    ...inquiryMoveMails(change, stored, addresses),
  ]
}

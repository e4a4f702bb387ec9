import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { inquiryChangeMails } from './inquiry-changes.mails.ts'
import { businessContent, operatorContent } from './inquiry-content.ts'

/** The mails about an inquiry: of a new one, to the operator and to the business; of a changed one, to the operator. */
export const businessInquiryMails = ({ before, after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = inquiryEntity.item.parse(after)
  const { sub: businessId = '' } = keyParts(inquiryEntity.pk, String(after.PK)) ?? {}
  const { id, email, language } = stored
  const source = inquiryEntity.key({ sub: businessId, id }).SK
  if (before) {
    const change = { before: inquiryEntity.item.parse(before), after: stored }
    return inquiryChangeMails(change, { source, businessId, operator })
  }
  return [
    operatorMail({ source, template: 'business_inquiry_notice', recipient: operator }, () =>
      operatorContent(stored, businessId),
    ),
    personalMail({ source, template: 'business_inquiry_confirmation', recipient: email, language }, () =>
      businessContent(stored),
    ),
  ]
}

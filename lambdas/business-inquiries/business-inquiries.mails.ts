import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { inquiryChangeMails } from './inquiry-changes.mails.ts'
import { businessContent, operatorContent, type StoredInquiry } from './inquiry-content.ts'
import { inquiryMoveMails } from './inquiry-moves.mails.ts'

/** The mails about a new inquiry, to the operator and to the business. */
const newInquiryMails = (stored: StoredInquiry, sub: string, operator: string): OutgoingMail[] => {
  const { id, email, language } = stored
  const source = inquiryEntity.key({ sub, id }).SK
  return [
    operatorMail({ source, template: 'business_inquiry_notice', recipient: operator }, () =>
      operatorContent(stored, sub),
    ),
    personalMail({ source, template: 'business_inquiry_confirmation', recipient: email, language }, () =>
      businessContent(stored),
    ),
  ]
}

/** The mails about an inquiry: that it was sent, each of its transitions, and what its business has changed. */
export const businessInquiryMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = inquiryEntity.item.parse(change.after)
  const { sub = '' } = keyParts(inquiryEntity.pk, String(change.after.PK)) ?? {}
  const { operator } = addresses
  if (!change.before) return newInquiryMails(stored, sub, operator)
  const before = inquiryEntity.item.parse(change.before)
  return [
    ...inquiryMoveMails(change, stored, addresses),
    ...inquiryChangeMails({ before, after: stored }, { businessId: sub, operator }),
  ]
}

import type * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { inquiryMoveMails } from './inquiry-moves.mails.ts'
import { serviceTitle } from './service-title.ts'

type StoredInquiry = z.infer<typeof inquiryEntity.item>

const operatorContent = (stored: StoredInquiry, businessId: string) => {
  const { id, serviceId, description, files, email } = stored
  const { unknownCompany, yes, no } = sv.business_inquiry_notice
  const service = serviceTitle(serviceId, 'sv')
  const companyName = stored.companyName || unknownCompany
  return {
    values: { company: companyName, service },
    facts: {
      inquiryId: id,
      service,
      companyName,
      contactPerson: stored.contactPerson || email,
      email,
      description,
      hasFiles: files.length > 0 ? yes : no,
      filesBy: files.length > 0 ? `npm run operator -- inquiries files ${businessId} ${id}` : null,
      at: swedishTime(stored.createdAt),
    },
    replyTo: email,
  }
}

const businessContent = ({ serviceId, language, description, files }: StoredInquiry) => {
  const service = serviceTitle(serviceId, language)
  const hasFiles = files.map(({ fileName }) => fileName).join(', ')
  return { values: { service }, facts: facts(language, { service, description, hasFiles }) }
}

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

/** The mails about an inquiry, to the operator and to the business: that it was sent, and each of its transitions. */
export const businessInquiryMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = inquiryEntity.item.parse(change.after)
  const { sub = '' } = keyParts(inquiryEntity.pk, String(change.after.PK)) ?? {}
  return change.before
    ? inquiryMoveMails(change, stored, addresses)
    : newInquiryMails(stored, sub, addresses.operator)
}

import type * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
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
export const businessInquiryMails = ({ before, after }: Change, { operator }: Addresses): OutgoingMail[] => {
  // A change of state is no new inquiry.
  if (before) return []
  const stored = inquiryEntity.item.parse(after)
  const { sub = '' } = keyParts(inquiryEntity.pk, String(after.PK)) ?? {}
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

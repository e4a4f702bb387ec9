import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { serviceTitle } from './service-title.ts'

const storedInquiry = z.extend(inquiry, {
  PK: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  language,
})

type StoredInquiry = z.infer<typeof storedInquiry>

const operatorContent = (stored: StoredInquiry) => {
  const { PK, id, serviceId, description, files, email } = stored
  const businessId = PK.slice('BUSINESS#'.length)
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
  // Profile, credits and uploads share the partition, and a change of state is no new inquiry.
  if (before || !String(after.SK).startsWith('INQUIRY#')) return []
  const stored = storedInquiry.parse(after)
  const { id, email, language } = stored
  const source = `INQUIRY#${id}`
  return [
    operatorMail({ source, template: 'business_inquiry_notice', recipient: operator }, () =>
      operatorContent(stored),
    ),
    personalMail({ source, template: 'business_inquiry_confirmation', recipient: email, language }, () =>
      businessContent(stored),
    ),
  ]
}

import type * as z from 'zod/mini'
import { factValues } from '#shared/business-inquiries/fact-values.ts'
import type { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import type { InquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { Language } from '#shared/contract/language.ts'
import enFacts from '#shared/phrases/en/inquiry-facts.ts'
import svFacts from '#shared/phrases/sv/inquiry-facts.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { facts } from '../platform/mail/facts.ts'
import { swedishTime } from '../platform/mail/operator-mail.ts'
import { serviceTitle } from './service-title.ts'

export type StoredInquiry = z.infer<typeof inquiryEntity.item>

const statedIn = (language: Language, stated: InquiryFacts) => {
  const { words } = language === 'en' ? enFacts : svFacts
  return factValues(stated, language, key => words[key])
}

/** What a mail to the operator says about an inquiry. */
export const operatorContent = (stored: StoredInquiry, businessId: string) => {
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
      ...statedIn('sv', stored.facts),
      hasFiles: files.length > 0 ? yes : no,
      filesBy: files.length > 0 ? `npm run operator -- inquiries files ${businessId} ${id}` : null,
      at: swedishTime(stored.createdAt),
    },
    replyTo: email,
  }
}

/** What the confirmation to the business says. */
export const businessContent = (stored: StoredInquiry) => {
  const { serviceId, language, description, files } = stored
  const service = serviceTitle(serviceId, language)
  const hasFiles = files.map(({ fileName }) => fileName).join(', ')
  const stated = statedIn(language, stored.facts)
  return { values: { service }, facts: facts(language, { service, description, ...stated, hasFiles }) }
}

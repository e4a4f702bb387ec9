import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { language } from '#shared/contract/language.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'
import { confirmationMail } from '../../platform/mail/templates/confirmation.ts'
import type { Change } from '../change.ts'
import type { Notice } from '../notice.ts'
import { facts } from './facts.ts'
import { type Addresses, filledNotice, swedishTime } from './operator.ts'
import { serviceTitle } from './service-title.ts'

const sentInquiry = z.extend(inquiry, {
  PK: z.string(),
  companyName: z.string(),
  contactPerson: z.string(),
  email: z.string(),
  language,
})

type SentInquiry = z.infer<typeof sentInquiry>

const operatorNotice = (found: SentInquiry) => {
  const { id, description, files, email, createdAt } = found
  const businessId = found.PK.slice('BUSINESS#'.length)
  const { unknownCompany, yes, no, ...words } = sv.business_inquiry_notice
  const service = serviceTitle(found.serviceId, 'sv')
  const companyName = found.companyName || unknownCompany
  const told = {
    inquiryId: id,
    service,
    companyName,
    contactPerson: found.contactPerson || email,
    email,
    description,
    hasFiles: files.length > 0 ? yes : no,
    filesBy: files.length > 0 ? `npm run operator -- inquiries files ${businessId} ${id}` : null,
    at: swedishTime(createdAt),
  }
  return filledNotice(words, { company: companyName, service }, facts('sv', told), email)
}

/** What a signed-in business asks for: the operator is told, the business gets what it sent. */
export const businessInquiryNotices = ({ before, after }: Change, { operator }: Addresses): Notice[] => {
  // Profile, credits and uploads stand beside it, and a change of state is no new inquiry.
  if (before || !String(after.SK).startsWith('INQUIRY#')) return []
  const found = sentInquiry.parse(after)
  const { id, email, description, language: theirs } = found
  const source = `INQUIRY#${id}`
  const service = serviceTitle(found.serviceId, theirs)
  return [
    {
      source,
      template: 'business_inquiry_notice',
      recipient: operator,
      compose: () => operatorNotice(found),
    },
    {
      source,
      template: 'business_inquiry_confirmation',
      recipient: email,
      compose: () =>
        confirmationMail({
          language: theirs,
          words: mailPhrases(theirs).business_inquiry_confirmation,
          values: { service },
          facts: facts(theirs, {
            service,
            description,
            hasFiles: found.files.map(({ fileName }) => fileName).join(', '),
          }),
        }),
    },
  ]
}

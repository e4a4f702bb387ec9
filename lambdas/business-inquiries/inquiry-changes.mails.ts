import { isDeepStrictEqual } from 'node:util'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { factNames } from '#shared/business-inquiries/inquiry-facts.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { operatorContent, type StoredInquiry } from './inquiry-content.ts'

type Changed = { before: StoredInquiry; after: StoredInquiry }

type Readers = { businessId: string; operator: string }

const sourceOf = ({ id }: StoredInquiry, { businessId: sub }: Readers): string =>
  inquiryEntity.key({ sub, id }).SK

/** The labels of what an edit has changed; none if a business has saved what it had sent. */
const editedParts = ({ before, after }: Changed): string[] => {
  if (before.version === after.version) return []
  const facts = factNames.filter(name => !isDeepStrictEqual(before.facts[name], after.facts[name]))
  const text = before.description === after.description ? [] : (['description'] as const)
  return [...text, ...facts].map(name => sv.labels[name])
}

const editNotice = (change: Changed, readers: Readers): OutgoingMail[] => {
  const parts = editedParts(change)
  if (parts.length === 0) return []
  const { after } = change
  const envelope = { source: `${sourceOf(after, readers)}#v${after.version}`, recipient: readers.operator }
  return [
    operatorMail({ ...envelope, template: 'business_inquiry_edited_notice' }, () => {
      const { facts, ...content } = operatorContent(after, readers.businessId)
      return { ...content, facts: { changed: parts.join(', '), ...facts } }
    }),
  ]
}

const filesNotice = ({ before, after }: Changed, readers: Readers): OutgoingMail[] => {
  const added = after.files.slice(before.files.length)
  if (added.length === 0) return []
  const source = `${sourceOf(after, readers)}#files${after.files.length}`
  const envelope = { source, recipient: readers.operator }
  return [
    operatorMail({ ...envelope, template: 'business_inquiry_files_notice' }, () => {
      const { values, replyTo, facts } = operatorContent(after, readers.businessId)
      const { inquiryId, service, companyName, contactPerson, email, filesBy } = facts
      const addedFiles = added.map(({ fileName }) => fileName).join(', ')
      return {
        ...{ values, replyTo },
        facts: { addedFiles, filesBy, inquiryId, service, companyName, contactPerson, email },
      }
    }),
  ]
}

/** The mails to the operator about what a business has changed in its inquiry. A change of its state is none. */
export const inquiryChangeMails = (change: Changed, readers: Readers): OutgoingMail[] => [
  ...editNotice(change, readers),
  ...filesNotice(change, readers),
]

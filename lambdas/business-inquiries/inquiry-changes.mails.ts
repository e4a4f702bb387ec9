import { isDeepStrictEqual } from 'node:util'
import { factNames } from '#shared/business-inquiries/inquiry-facts.ts'
import sv from '#shared/phrases/sv/mails.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { operatorContent, type StoredInquiry } from './inquiry-content.ts'

type Changed = { before: StoredInquiry; after: StoredInquiry }

/** An inquiry, by its own name, with where it belongs. */
type About = { source: string; businessId: string; operator: string }

/** The labels of what an edit has changed; none if a business has saved what it had sent. */
const editedParts = ({ before, after }: Changed): string[] => {
  if (before.version === after.version) return []
  const facts = factNames.filter(name => !isDeepStrictEqual(before.facts[name], after.facts[name]))
  const text = before.description === after.description ? [] : (['description'] as const)
  return [...text, ...facts].map(name => sv.labels[name])
}

/** The command that changes what partners read: the assignment has an operator's words, and does not follow by itself. */
const assignmentBy = ({ assignmentId }: StoredInquiry): string | null =>
  assignmentId ? `npm run operator -- open-assignments edit ${assignmentId}` : null

const editNotice = (change: Changed, { source, businessId, operator }: About): OutgoingMail[] => {
  const parts = editedParts(change)
  if (parts.length === 0) return []
  const { after } = change
  const envelope = { source: `${source}#v${after.version}`, recipient: operator }
  return [
    operatorMail({ ...envelope, template: 'business_inquiry_edited_notice' }, () => {
      const { facts, ...content } = operatorContent(after, businessId)
      return { ...content, facts: { changed: parts.join(', '), assignmentBy: assignmentBy(after), ...facts } }
    }),
  ]
}

const filesNotice = ({ before, after }: Changed, { source, businessId, operator }: About): OutgoingMail[] => {
  const added = after.files.slice(before.files.length)
  if (added.length === 0) return []
  const envelope = { source: `${source}#files${after.files.length}`, recipient: operator }
  return [
    operatorMail({ ...envelope, template: 'business_inquiry_files_notice' }, () => {
      const { values, replyTo, facts } = operatorContent(after, businessId)
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
export const inquiryChangeMails = (change: Changed, about: About): OutgoingMail[] => [
  ...editNotice(change, about),
  ...filesNotice(change, about),
]

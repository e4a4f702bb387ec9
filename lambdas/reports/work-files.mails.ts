import type { Language } from '#shared/contract/language.ts'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { facts } from '../platform/mail/facts.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

/** The mail to the other side of an assignment about files; those of a delivery are on the page that its mail leads to. */
export const workFilesMails = ({ after }: Change, { siteOrigin }: Addresses): OutgoingMail[] => {
  const set = workFilesEntity.item.parse(after)
  const { side, milestone, title, companyName, partnerName, partnerId, assignmentId, files } = set
  if (milestone > 0) return []
  const source = `${after.PK}#${after.SK}`
  const values = { title, from: side === 'partner' ? partnerName : companyName }
  const contentFor = (language: Language, page: string) => ({
    values,
    facts: facts(language, {
      assignment: title,
      addedFiles: files.map(({ fileName }) => fileName).join(', '),
    }),
    action: `${siteOrigin}${page}`,
  })
  if (side === 'business') {
    const { email: recipient, language } = set
    const page = `/partner/dashboard/assignments/${assignmentId}`
    const envelope = { source, template: 'files_attached_partner', recipient, language } as const
    return [personalMail(envelope, () => contentFor(language, page))]
  }
  const { businessEmail: recipient, businessLanguage: language } = set
  const page = `/business/dashboard/inquiries/${partnerId}/${assignmentId}`
  const envelope = { source, template: 'files_attached_business', recipient, language } as const
  return [personalMail(envelope, () => contentFor(language, page))]
}

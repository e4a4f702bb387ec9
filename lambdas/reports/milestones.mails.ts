import { type Language, locales } from '#shared/contract/language.ts'
import { lifeOf, type Party, turnOf } from '#shared/contract/process.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import { type FactValues, facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const dayIn = (day: string, language: Language): string =>
  new Date(day).toLocaleDateString(locales[language], { timeZone: 'UTC', dateStyle: 'long' })

const factsOf = (stored: StoredMilestone, party: Party, language: Language): FactValues => {
  const { title, name, state, expectedOn, note, link, last, credits, partnerCredits } = stored
  const until = turnOf(milestoneProcess, lifeOf(milestoneProcess, stored, stored.createdAt))?.until
  const isOpen = state === 'agreed'
  return {
    assignment: title,
    milestone: name,
    credits: party === 'partner' ? partnerCredits : credits,
    ...(isOpen && expectedOn && { expectedOn: dayIn(expectedOn, language) }),
    ...(!isOpen && { deliveryNote: note, deliveryLink: link }),
    ...(last?.reason && { reason: last.reason }),
    ...(until && { answerUntil: namedTime(until, language) }),
  }
}

const valuesOf = ({ title, companyName: company, partnerName, name: milestone }: StoredMilestone) => ({
  ...{ title, company, milestone },
  name: partnerName,
})

const operatorContent = (stored: StoredMilestone) => {
  const { partnerId, companyName, businessEmail } = stored
  const read = `milestones list ${partnerId}`
  return {
    values: valuesOf(stored),
    facts: { companyName, ...factsOf(stored, 'operator', 'sv'), answerBy: read },
    replyTo: businessEmail,
  }
}

/** The mails about a transition of a milestone. */
export const milestoneMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const { siteOrigin } = addresses
  const stored = milestoneEntity.item.parse(change.after)
  const { email, language, businessEmail, businessLanguage, assignmentId, partnerId } = stored
  const contentFor = (party: Party, words: Language, page: string) => ({
    values: valuesOf(stored),
    facts: facts(words, factsOf(stored, party, words)),
    action: `${siteOrigin}${page}`,
  })
  return moveMails(milestoneProcess, change, addresses, {
    partner: envelope =>
      personalMail({ ...envelope, recipient: email, language }, () =>
        contentFor('partner', language, `/partner/dashboard/assignments/${assignmentId}`),
      ),
    business: envelope =>
      personalMail({ ...envelope, recipient: businessEmail, language: businessLanguage }, () =>
        contentFor(
          'business',
          businessLanguage,
          `/business/dashboard/inquiries/${partnerId}/${assignmentId}`,
        ),
      ),
    operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
  })
}

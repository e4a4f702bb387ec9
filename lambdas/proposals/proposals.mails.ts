import type * as z from 'zod/mini'
import { calendarFile } from '#shared/calendar-file.ts'
import { withoutContactDetails } from '#shared/contact-details.ts'
import type { Language } from '#shared/contract/language.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { fill } from '#shared/phrases/fill.ts'
import { interviewMinutes } from '#shared/proposals/interview-time.ts'
import { proposalEntity } from '#shared/proposals/proposal.entity.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'

type Stored = z.infer<typeof proposalEntity.item>

const factsOf = (stored: Stored, language: Language) => {
  const { times, interviewAt, videoLink, last } = stored
  const inWords = (instant: string) => namedTime(instant, language)
  const until = turnOf(proposalProcess, lifeOf(proposalProcess, stored, stored.createdAt))?.until
  return {
    assignment: stored.title,
    ...(stored.state === 'invited' && { offeredTimes: times.map(inWords).join('; ') }),
    ...(stored.state === 'interviewing' && interviewAt && { when: inWords(interviewAt) }),
    ...(stored.state === 'interviewing' && videoLink && { videoLink }),
    ...(last?.reason && { reason: last.reason }),
    ...(until && { answerUntil: inWords(until) }),
  }
}

/** The facts for one side: the other one wrote the reason, and may have said how to be reached. */
const shownFacts = (stored: Stored, language: Language) => {
  const { reason, ...others } = factsOf(stored, language)
  return { ...others, ...(reason && { reason: withoutContactDetails(reason) }) }
}

const contentFor = (stored: Stored, language: Language, action: string) => ({
  values: { title: stored.title, company: stored.companyName, name: stored.partner.name },
  facts: facts(language, shownFacts(stored, language)),
  action,
})

/** The interview for the calendar of the business, in the mail that says when it is. */
const interviewOf = (stored: Stored, site: string) => {
  const { id, interviewAt, videoLink, last, businessLanguage, partner, title } = stored
  if (last?.name !== 'book' || !interviewAt) return undefined
  const { event } = mailPhrases(businessLanguage).proposal_book_business
  return calendarFile({
    ...{ id, sequence: 0, changedAt: last.at, site },
    ...{ startsAt: interviewAt, minutes: interviewMinutes },
    summary: fill(event, { name: partner.name, title }),
    videoLink: videoLink ?? undefined,
  })
}

const operatorContent = (stored: Stored) => ({
  values: { company: stored.companyName, name: stored.partner.name },
  facts: { inquiryId: stored.inquiryId, companyName: stored.companyName, ...factsOf(stored, 'sv') },
  replyTo: stored.businessEmail,
})

/** The mails about a transition of a proposal. What each side reads has no contact details of the other. */
export const proposalMails = (change: Change, { operator, siteOrigin }: Addresses): OutgoingMail[] => {
  const stored = proposalEntity.item.parse(change.after)
  const { email, language, businessEmail, businessLanguage } = stored
  return moveMails(proposalProcess, change, {
    partner: envelope =>
      personalMail({ ...envelope, recipient: email, language }, () =>
        contentFor(stored, language, `${siteOrigin}/partner/dashboard/proposals`),
      ),
    business: envelope =>
      personalMail({ ...envelope, recipient: businessEmail, language: businessLanguage }, () => ({
        ...contentFor(stored, businessLanguage, `${siteOrigin}/business/dashboard/inquiries`),
        calendar: interviewOf(stored, siteOrigin),
      })),
    operator: envelope => operatorMail({ ...envelope, recipient: operator }, () => operatorContent(stored)),
  })
}

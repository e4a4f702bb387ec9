import type * as z from 'zod/mini'
import { withoutContactDetails } from '#shared/contact-details.ts'
import type { Language } from '#shared/contract/language.ts'
import { isEnd, lifeOf, turnOf } from '#shared/contract/process.ts'
import { fill } from '#shared/phrases/fill.ts'
import { interviewFile } from '#shared/proposals/interview-file.ts'
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

/** Whether an interview that is still to be held falls away with the end of its proposal. */
const isCalledOff = ({ state, interviewAt, last }: Stored): boolean =>
  isEnd(proposalProcess, state) && state !== 'engaged' && (interviewAt ?? '') > (last?.at ?? '')

/**
 * The interview for the calendar of one side: in the mail that says when it is, and in the one that says that its proposal
 * has ended before, which takes it out again.
 */
const interviewOf = (stored: Stored, side: 'business' | 'partner', site: string) => {
  const { id, inquiryId, interviewAt, videoLink, last, partner, title, companyName: company } = stored
  const isOff = isCalledOff(stored)
  if (!last || !interviewAt || !(last.name === 'book' || isOff)) return undefined
  const forPartner = side === 'partner'
  const { [`proposal_book_${side}` as const]: words } = mailPhrases(
    forPartner ? stored.language : stored.businessLanguage,
  )
  return interviewFile({
    // A partner has one proposal for an inquiry, and its page names the event like this.
    id: forPartner ? inquiryId : id,
    ...{ interviewAt, videoLink, site, changedAt: last.at },
    cancelledFor: isOff ? (forPartner ? stored.email : stored.businessEmail) : undefined,
    summary: fill(words.event, { name: partner.name, title, company }),
  })
}

const operatorContent = (stored: Stored) => ({
  values: { company: stored.companyName, name: stored.partner.name },
  facts: { inquiryId: stored.inquiryId, companyName: stored.companyName, ...factsOf(stored, 'sv') },
  replyTo: stored.businessEmail,
})

/** The mails about a transition of a proposal. What each side reads has no contact details of the other. */
export const proposalMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = proposalEntity.item.parse(change.after)
  const { siteOrigin } = addresses
  const { email, language, businessEmail, businessLanguage } = stored
  const partners = { ...stored, title: withoutContactDetails(stored.title) }
  return moveMails(proposalProcess, change, addresses, {
    partner: envelope =>
      personalMail({ ...envelope, recipient: email, language }, () => ({
        ...contentFor(partners, language, `${siteOrigin}/partner/dashboard/proposals`),
        calendar: interviewOf(partners, 'partner', siteOrigin),
      })),
    business: envelope =>
      personalMail({ ...envelope, recipient: businessEmail, language: businessLanguage }, () => ({
        ...contentFor(stored, businessLanguage, `${siteOrigin}/business/dashboard/inquiries`),
        calendar: interviewOf(stored, 'business', siteOrigin),
      })),
    operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
  })
}

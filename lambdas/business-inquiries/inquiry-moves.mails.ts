import type * as z from 'zod/mini'
import type { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { withoutContactDetails } from '#shared/contact-details.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { serviceTitle } from './service-title.ts'

type Stored = z.infer<typeof inquiryEntity.item>

/** The transitions that state a time by which there are proposals. */
const stateTime = ['nudge', 'nudgeAgain', 'warn', 'breakPromise', 'chase', 'resume']

const timeIn = (stored: Stored): string | undefined =>
  stateTime.includes(stored.last?.name ?? '') ? stored.terms?.promise : undefined

const businessContent = (stored: Stored, siteOrigin: string) => {
  const { serviceId, language, last } = stored
  const service = serviceTitle(serviceId, language)
  const promised = timeIn(stored)
  return {
    values: { service },
    action: `${siteOrigin}/business/dashboard/inquiries`,
    facts: facts(language, {
      service,
      ...(promised && { promisedAt: namedTime(promised, language) }),
      // If the last of the proposals has ended, a partner wrote it.
      ...(last?.reason && { reason: withoutContactDetails(last.reason) }),
    }),
  }
}

/** The states in which nobody who applies for its open assignment can get it any more. */
const decided: readonly Stored['state'][] = ['agreed', 'running', 'completed', 'closed']

/** An assignment stays open, and takes applications, until an operator closes it. */
const closeBy = ({ state, assignmentId }: Stored): string | null =>
  assignmentId && decided.includes(state)
    ? `npm run operator -- open-assignments close ${assignmentId}`
    : null

const operatorContent = (stored: Stored) => {
  const { id, serviceId, companyName, email, last } = stored
  const service = serviceTitle(serviceId, 'sv')
  const promised = timeIn(stored)
  return {
    values: { company: companyName, service },
    facts: {
      ...{ inquiryId: id, service, companyName, email },
      ...(promised && { promisedAt: swedishTime(promised) }),
      ...(last?.reason && { reason: last.reason }),
      closeBy: closeBy(stored),
    },
    replyTo: email,
  }
}

/** The mails about a transition of an inquiry. */
export const inquiryMoveMails = (change: Change, stored: Stored, addresses: Addresses): OutgoingMail[] =>
  moveMails(inquiryProcess, change, addresses, {
    business: ({ source, template }) =>
      personalMail({ source, template, recipient: stored.email, language: stored.language }, () =>
        businessContent(stored, addresses.siteOrigin),
      ),
    operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
  })

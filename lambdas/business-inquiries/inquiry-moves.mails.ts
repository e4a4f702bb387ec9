import type * as z from 'zod/mini'
import type { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { type Language, locales } from '#shared/contract/language.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { serviceTitle } from './service-title.ts'

type Stored = z.infer<typeof inquiryEntity.item>

/** The transitions that state a time by which there are proposals. */
const stateTime = ['nudge', 'nudgeAgain', 'warn', 'breakPromise', 'chase', 'resume']

const timeIn = (stored: Stored): string | undefined =>
  stateTime.includes(stored.last?.name ?? '') ? stored.terms?.promise : undefined

/** In Swedish time, which is named, because businesses may be elsewhere. */
const timeFor = (language: Language, instant: string): string =>
  new Date(instant).toLocaleString(locales[language], {
    ...{ timeZone: 'Europe/Stockholm', timeZoneName: 'short' },
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  })

const businessContent = (stored: Stored, siteOrigin: string) => {
  const { serviceId, language, last } = stored
  const service = serviceTitle(serviceId, language)
  const promised = timeIn(stored)
  return {
    values: { service },
    action: `${siteOrigin}/business/dashboard/inquiries`,
    facts: facts(language, {
      service,
      ...(promised && { promisedAt: timeFor(language, promised) }),
      ...(last?.reason && { reason: last.reason }),
    }),
  }
}

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
    },
    replyTo: email,
  }
}

/** The mails about a transition of an inquiry. */
export const inquiryMoveMails = (
  change: Change,
  stored: Stored,
  { operator, siteOrigin }: Addresses,
): OutgoingMail[] =>
  moveMails(inquiryProcess, change, {
    business: ({ source, template }) =>
      personalMail({ source, template, recipient: stored.email, language: stored.language }, () =>
        businessContent(stored, siteOrigin),
      ),
    operator: ({ source, template }) =>
      operatorMail({ source, template, recipient: operator }, () => operatorContent(stored)),
  })

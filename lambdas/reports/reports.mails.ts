import { type Language, locales } from '#shared/contract/language.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import { quartersOf } from '#shared/reports/report.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

const named = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locales[language], { timeZone: 'UTC', ...options })

const hoursIn = (quarters: number, language: Language): string =>
  (quarters / 4).toLocaleString(locales[language])

/** The days that the business disputes, each with its reason. */
const disputesIn = ({ lines }: StoredReport, language: Language): string =>
  lines
    .filter(({ status }) => status === 'disputed')
    .map(({ day, reason }) => `${named(day, language, { day: 'numeric', month: 'long' })}: ${reason}`)
    .join('; ')

const factsOf = (stored: StoredReport, language: Language) => {
  const { title, lines, approvedQuarters, state, last } = stored
  const until = turnOf(reportProcess, lifeOf(reportProcess, stored, stored.createdAt))?.until
  const isDraft = state === 'draft'
  return {
    assignment: title,
    ...(!isDraft && { hours: hoursIn(quartersOf(lines), language) }),
    ...(approvedQuarters > 0 && { approvedHours: hoursIn(approvedQuarters, language) }),
    disputedDays: disputesIn(stored, language),
    ...(last?.reason && { reason: last.reason }),
    ...(until && { answerUntil: namedTime(until, language) }),
  }
}

const valuesOf = ({ title, companyName, partnerName, month }: StoredReport, language: Language) => ({
  title,
  company: companyName,
  name: partnerName,
  month: named(`${month}-01`, language, { month: 'long', year: 'numeric' }),
})

const contentFor = (stored: StoredReport, language: Language, action: string) => ({
  values: valuesOf(stored, language),
  facts: facts(language, factsOf(stored, language)),
  action,
})

const operatorContent = (stored: StoredReport) => {
  const { partnerId, assignmentId, month, companyName, businessEmail } = stored
  return {
    values: valuesOf(stored, 'sv'),
    facts: {
      companyName,
      ...factsOf(stored, 'sv'),
      answerBy: `reports show ${partnerId} ${assignmentId} ${month}`,
    },
    replyTo: businessEmail,
  }
}

/** The mails about a transition of a time report. */
export const reportMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const { siteOrigin } = addresses
  const stored = reportEntity.item.parse(change.after)
  const { email, language, businessEmail, businessLanguage, assignmentId, partnerId, month } = stored
  const partnerPage = `${siteOrigin}/partner/dashboard/assignments/${assignmentId}?month=${month}`
  const businessPage = `${siteOrigin}/business/dashboard/inquiries/${partnerId}/${assignmentId}?month=${month}`
  return moveMails(reportProcess, change, addresses, {
    partner: envelope =>
      personalMail({ ...envelope, recipient: email, language }, () =>
        contentFor(stored, language, partnerPage),
      ),
    business: envelope =>
      personalMail({ ...envelope, recipient: businessEmail, language: businessLanguage }, () =>
        contentFor(stored, businessLanguage, businessPage),
      ),
    operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
  })
}

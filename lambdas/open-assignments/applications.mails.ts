import type * as z from 'zod/mini'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { facts } from '../platform/mail/facts.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'

type Application = z.infer<typeof applicationEntity.item>

const partnerTemplates = {
  sent: 'application_confirmation',
  accepted: 'application_accepted',
  declined: 'application_declined',
} as const

// With the time: an application that is withdrawn and sent again mails again.
const sourceOf = ({ id, partnerId, appliedAt }: Application): string => {
  const { PK, SK } = applicationEntity.key({ id, sub: partnerId })
  return `${PK}#${SK}#${appliedAt}`
}

const partnerMail = (stored: Application): OutgoingMail => {
  const { title, clientCompany, email: recipient, language } = stored
  const template = partnerTemplates[stored.state]
  return personalMail({ source: sourceOf(stored), template, recipient, language }, () => ({
    values: { title },
    facts: facts(language, { assignment: title, company: clientCompany }),
  }))
}

const mailToOperator = (stored: Application, operator: string): OutgoingMail => {
  const { title, clientCompany, name, email, appliedAt } = stored
  return operatorMail(
    { source: sourceOf(stored), template: 'application_notice', recipient: operator },
    () => ({
      values: { title, name },
      facts: { assignment: title, company: clientCompany, name, email, at: swedishTime(appliedAt) },
      replyTo: email,
    }),
  )
}

/** The mails about an application: a new one to the operator and its partner, a decision to the partner. */
export const applicationMails = ({ before, after }: Change, { operator }: Addresses): OutgoingMail[] => {
  const stored = applicationEntity.item.parse(after)
  if (before?.state === stored.state) return []
  return stored.state === 'sent'
    ? [mailToOperator(stored, operator), partnerMail(stored)]
    : [partnerMail(stored)]
}

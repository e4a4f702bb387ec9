import type * as z from 'zod/mini'
import { grouped } from '#shared/figures.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { applicationProcess } from '#shared/open-assignments/application.process.ts'
import type { EditableField } from '#shared/open-assignments/open-assignment.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { mailPhrases } from '../platform/mail/phrases.ts'
import type { Edit } from './tell-applicants.ts'

type Application = z.infer<typeof applicationEntity.item>

// With the time: an application that is withdrawn and sent again mails again.
const sourceOf = ({ id, partnerId, appliedAt }: Application): string => {
  const { PK, SK } = applicationEntity.key({ id, sub: partnerId })
  return `${PK}#${SK}#${appliedAt}`
}

/** Why it was declined, in the words of an operator or ours; null if it was not, or before reasons were stored. */
const reasonOf = ({ declineReason, declinedWith, language }: Application): string | null =>
  declineReason ??
  (declinedWith ? mailPhrases(language).application_decline_partner.with[declinedWith] : null)

const partnerContent = (stored: Application) => {
  const { title, clientCompany, language } = stored
  return {
    values: { title },
    facts: facts(language, { assignment: title, company: clientCompany, reason: reasonOf(stored) }),
  }
}

const confirmation = (stored: Application): OutgoingMail => {
  const { email: recipient, language } = stored
  const envelope = {
    source: sourceOf(stored),
    template: 'applied_confirmation',
    recipient,
    language,
  } as const
  return personalMail(envelope, () => partnerContent(stored))
}

/** What an operator decides on it with; nothing once it is withdrawn. */
const commandOf = ({ state, id, partnerId }: Application): string | null =>
  state === 'sent' ? `npm run operator -- applications show ${id} ${partnerId}` : null

/** The mails about what has become of an application, as its process says. */
const movedMails = (stored: Application, change: Change, addresses: Addresses): OutgoingMail[] => {
  const { email: recipient, language, title, name, clientCompany, appliedAt } = stored
  return moveMails(applicationProcess, change, addresses, {
    operator: envelope =>
      operatorMail(envelope, () => ({
        values: { title, name },
        facts: {
          ...{ assignment: title, company: clientCompany, name, email: recipient },
          ...{ at: swedishTime(appliedAt), command: commandOf(stored) },
        },
        replyTo: recipient,
      })),
    partner: envelope => personalMail({ ...envelope, recipient, language }, () => partnerContent(stored)),
  })
}

const mailToOperator = (stored: Application, operator: string): OutgoingMail => {
  const { title, clientCompany, name, email, appliedAt } = stored
  return operatorMail({ source: sourceOf(stored), template: 'applied_notice', recipient: operator }, () => ({
    values: { title, name },
    facts: { assignment: title, company: clientCompany, name, email, at: swedishTime(appliedAt) },
    replyTo: email,
  }))
}

/** To the operator, about what the partner has added; each save has a version of its own. */
const wordsNotice = (stored: Application, operator: string): OutgoingMail => {
  const { title, clientCompany, name, email, message, earliestStart, hourlyRateKronor, version } = stored
  return operatorMail(
    { source: `${sourceOf(stored)}#${version}`, template: 'applied_words_notice', recipient: operator },
    () => ({
      values: { title, name },
      facts: {
        ...{ assignment: title, company: clientCompany, name, email },
        ...{ message, earliestStart },
        hourlyRate: hourlyRateKronor ? `${grouped(hourlyRateKronor, 'sv')} kr` : null,
      },
      replyTo: email,
    }),
  )
}

const labelOf = {
  title: 'projectTitle',
  clientCompany: 'company',
  description: 'description',
  creditsAmount: 'credits',
  location: 'place',
  estimatedDuration: 'length',
  startDate: 'startsOn',
  expertiseRequired: 'expertise',
} as const satisfies Record<EditableField, keyof ReturnType<typeof mailPhrases>['labels']>

/** To the partner, about an edit of the assignment; what has been edited, not how it read. */
const editedMail = (stored: Application, { at, fields }: Edit, siteOrigin: string): OutgoingMail => {
  const { title, clientCompany, email: recipient, language } = stored
  const source = `${sourceOf(stored)}#edited${at}`
  return personalMail({ source, template: 'applied_edited', recipient, language }, () => {
    const { labels } = mailPhrases(language)
    const changed = fields.map(name => labels[labelOf[name]]).join(', ')
    return {
      values: { title },
      facts: facts(language, { assignment: title, company: clientCompany, changed }),
      action: `${siteOrigin}/partner/dashboard/available`,
    }
  })
}

/** What is told about an application that nobody has decided on since. */
const changeMails = (before: Application, after: Application, addresses: Addresses): OutgoingMail[] => [
  ...(before.version === after.version ? [] : [wordsNotice(after, addresses.operator)]),
  ...(after.toldOf && before.toldOf?.at !== after.toldOf.at
    ? [editedMail(after, after.toldOf, addresses.siteOrigin)]
    : []),
]

/**
 * The mails about an application: a new one to the operator and its partner, also after an earlier one was withdrawn;
 * what is added to the operator; an edit of the assignment to the partner; and what its process tells.
 */
export const applicationMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = applicationEntity.item.parse(change.after)
  if (!change.before || (change.before.state === 'withdrawn' && stored.state === 'sent'))
    return [mailToOperator(stored, addresses.operator), confirmation(stored)]
  return [
    ...changeMails(applicationEntity.item.parse(change.before), stored, addresses),
    ...movedMails(stored, change, addresses),
  ]
}

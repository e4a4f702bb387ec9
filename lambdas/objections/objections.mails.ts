import { locales } from '#shared/contract/language.ts'
import { objectionEntity, type StoredObjection } from '#shared/objections/objection.entity.ts'
import { objectionProcess } from '#shared/objections/objection.process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { operatorMail, swedishTime } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { personalMail } from '../platform/mail/personal-mail.ts'
import { answerByOf } from './objection-life.ts'

const dayIn = (instant: string, language: StoredObjection['language']): string =>
  new Date(instant).toLocaleDateString(locales[language], {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'long',
  })

/** Until it is answered it says by when; then it says what was answered. */
const partnerContent = (stored: StoredObjection, siteOrigin: string) => {
  const { title, words, answer, state, language, thing } = stored
  const isOpen = state === 'objected'
  const page = thing.startsWith('proposal') ? 'proposals' : 'available'
  return {
    values: { title },
    facts: facts(language, {
      assignment: title,
      objection: words,
      answer,
      feedbackBy: isOpen ? dayIn(answerByOf(stored), language) : null,
    }),
    action: `${siteOrigin}/partner/dashboard/${page}`,
  }
}

/** What an operator reads it with. */
const commandOf = ({ partnerId, thing, number }: StoredObjection): string =>
  `npm run operator -- objections show ${partnerId} ${thing} ${number}`

const operatorContent = (stored: StoredObjection) => {
  const { title, name, email, words, createdAt } = stored
  return {
    values: { title, name },
    facts: {
      ...{ assignment: title, name, email, objection: words, at: swedishTime(createdAt) },
      feedbackBy: swedishTime(answerByOf(stored)),
      command: commandOf(stored),
    },
    replyTo: email,
  }
}

/** The mails about an objection: that it has come, and what its process tells. */
export const objectionMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = objectionEntity.item.parse(change.after)
  const { email: recipient, language } = stored
  const content = () => partnerContent(stored, addresses.siteOrigin)
  if (change.before)
    return moveMails(objectionProcess, change, addresses, {
      operator: envelope => operatorMail(envelope, () => operatorContent(stored)),
      partner: envelope => personalMail({ ...envelope, recipient, language }, content),
    })
  const source = `${change.after.PK}#${change.after.SK}`
  return [
    operatorMail({ source, template: 'objected_notice', recipient: addresses.operator }, () =>
      operatorContent(stored),
    ),
    personalMail({ source, template: 'objected_confirmation', recipient, language }, content),
  ]
}

import type * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import type { Language } from '#shared/contract/language.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { dayEndedBy } from '../platform/agreements/days.ts'
import { type FactValues, facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import { operatorMail } from '../platform/mail/operator-mail.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { type PersonalMailName, personalMail } from '../platform/mail/personal-mail.ts'

type Stored = z.infer<typeof agreementEntity.item>

/** The states that time ends for a side. */
const waiting: readonly Stored['state'][] = ['offered', 'signedByBusiness', 'signedByPartner']

const factsOf = (stored: Stored, language: Language): FactValues => {
  const { state, title, last, terms } = stored
  const until = waiting.includes(state)
    ? turnOf(agreementProcess, lifeOf(agreementProcess, stored, stored.createdAt))?.until
    : undefined
  return {
    assignment: title,
    ...(['noticed', 'ended'].includes(state) && terms?.ends && { lastDay: dayEndedBy(terms.ends) }),
    ...(last?.reason && { reason: last.reason }),
    ...(until && { answerUntil: namedTime(until, language) }),
  }
}

const valuesOf = ({ title, companyName: company, partner }: Stored) => ({
  title,
  company,
  name: partner?.name ?? '–',
})

/** The mails about a transition of an agreement. A side whose person has been erased gets none. */
export const agreementMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = agreementEntity.item.parse(change.after)
  const mailTo = (side: AgreementSide) => {
    const person = stored[side]
    return (envelope: { source: string; template: PersonalMailName }) =>
      person
        ? personalMail({ ...envelope, recipient: person.email, language: person.language }, () => ({
            values: valuesOf(stored),
            facts: facts(person.language, factsOf(stored, person.language)),
            action: `${addresses.siteOrigin}/${side}/dashboard/agreement?id=${stored.id}`,
          }))
        : []
  }
  return moveMails(agreementProcess, change, addresses, {
    business: mailTo('business'),
    partner: mailTo('partner'),
    operator: envelope =>
      operatorMail(envelope, () => ({
        values: valuesOf(stored),
        facts: { inquiryId: stored.id, companyName: stored.companyName, ...factsOf(stored, 'sv') },
        ...(stored.business && { replyTo: stored.business.email }),
      })),
  })
}

import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { ratingEntity, type StoredRating } from '#shared/agreements/rating.entity.ts'
import { ratingProcess } from '#shared/agreements/rating.process.ts'
import type { Language } from '#shared/contract/language.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { facts } from '../platform/mail/facts.ts'
import { moveMails } from '../platform/mail/move-mails.ts'
import { namedTime } from '../platform/mail/named-time.ts'
import type { Addresses, Change, OutgoingMail } from '../platform/mail/outgoing-mail.ts'
import { type PersonalMailName, personalMail } from '../platform/mail/personal-mail.ts'

const factsOf = (stored: StoredRating, language: Language) => {
  const until = turnOf(ratingProcess, lifeOf(ratingProcess, stored, stored.createdAt))?.until
  return { assignment: stored.title, ...(until && { answerUntil: namedTime(until, language) }) }
}

/** The mails about ratings. None contains what was said; if nothing was, their end is no news. */
export const ratingMails = (change: Change, addresses: Addresses): OutgoingMail[] => {
  const stored = ratingEntity.item.parse(change.after)
  const { id, title, companyName: company, partner, byBusiness, byPartner } = stored
  if (stored.last?.name === 'show' && !byBusiness && !byPartner) return []
  const mailTo = (side: AgreementSide) => {
    const person = stored[side]
    return (envelope: { source: string; template: PersonalMailName }) =>
      person
        ? personalMail({ ...envelope, recipient: person.email, language: person.language }, () => ({
            values: { title, company, name: partner?.name ?? '–' },
            facts: facts(person.language, factsOf(stored, person.language)),
            action: `${addresses.siteOrigin}/${side}/dashboard/agreement?id=${id}`,
          }))
        : []
  }
  return moveMails(ratingProcess, change, addresses, {
    business: mailTo('business'),
    partner: mailTo('partner'),
    operator: () => [],
  })
}

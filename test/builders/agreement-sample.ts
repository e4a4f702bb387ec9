import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { ratingEntity } from '#shared/agreements/rating.entity.ts'
import type { Language } from '#shared/contract/language.ts'

type Hostile = { markup: string; endless: string; lines: string }

const sidesIn = (language: Language, hostile: Hostile) => {
  const person = { phone: '070-123 45 67', language }
  return {
    business: { ...person, name: 'Anna Berg', email: 'anna@verkstad.se' },
    partner: { ...person, name: hostile.markup, email: 'sara@partner.se' },
  }
}

/** The insert of an agreement whose texts are as hostile as they may be. */
export const agreementSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const id = randomUUID()
  const item = {
    ...{ id, businessId: randomUUID(), partnerId: randomUUID(), createdAt, state: 'offered' },
    ...{ companyName: hostile.markup, title: hostile.lines, version: 1, hash: 'a'.repeat(64) },
    ...sidesIn(language, hostile),
    ...{ startedOn: null, noticeBy: null, terms: { ends: createdAt } },
  }
  return { before: null, after: { ...agreementEntity.key({ id }), ...item } }
}

/** The insert of ratings whose texts are as hostile as they may be. */
export const ratingSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const id = randomUUID()
  const item = {
    ...{ id, businessId: randomUUID(), partnerId: randomUUID(), createdAt, state: 'open' },
    ...{ companyName: hostile.markup, title: hostile.lines, ...sidesIn(language, hostile) },
    ...{ byBusiness: { mark: 5, words: hostile.markup }, byPartner: null, terms: { ended: createdAt } },
  }
  return { before: null, after: { ...ratingEntity.key({ id }), ...item } }
}

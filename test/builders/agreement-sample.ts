import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import type { Language } from '#shared/contract/language.ts'

type Hostile = { markup: string; endless: string; lines: string }

/** The insert of an agreement whose texts are as hostile as they may be. */
export const agreementSample = (language: Language, createdAt: string, hostile: Hostile): Change => {
  const id = randomUUID()
  const person = { phone: '070-123 45 67', language }
  const item = {
    ...{ id, businessId: randomUUID(), partnerId: randomUUID(), createdAt, state: 'offered' },
    ...{ companyName: hostile.markup, title: hostile.lines, version: 1, hash: 'a'.repeat(64) },
    business: { ...person, name: 'Anna Berg', email: 'anna@verkstad.se' },
    partner: { ...person, name: hostile.markup, email: 'sara@partner.se' },
    ...{ startedOn: null, noticeBy: null, terms: { ends: createdAt } },
  }
  return { before: null, after: { ...agreementEntity.key({ id }), ...item } }
}

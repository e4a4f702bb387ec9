import { randomUUID } from 'node:crypto'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { departureEntity } from '#shared/company/departure.entity.ts'
import { invitationEntity } from '#shared/company/invitation.entity.ts'
import { joinRequestEntity } from '#shared/company/join-request.entity.ts'
import type { Language } from '#shared/contract/language.ts'
import { createdAt, hostileInput, senderIn, stored } from './mailed-change.ts'

const invitation = (language: Language): Change => {
  const { suspect: _, ...sender } = senderIn(language)
  const item = {
    ...{ ...sender, companyId: randomUUID(), companyName: hostileInput.markup, role: 'buyer' as const },
    ...{ invitedBy: 'Anna Berg', expiresAt: '2027-03-09T09:30:00.000Z' },
  }
  const key = invitationEntity.key({ sub: item.companyId, emailHash: 'hash' })
  return stored(invitationEntity, key, item)
}

/** A request to join a company, and the no to it. */
const joinRequests = (language: Language): Change[] => {
  const { suspect: _, language: __, ...sender } = senderIn(language)
  const item = {
    ...{ ...sender, companyId: randomUUID(), state: 'waiting' as const, replyLanguage: language },
    ...{ businessEmail: sender.email, businessLanguage: language, expiresAt: '2027-03-16T09:30:00.000Z' },
  }
  const key = joinRequestEntity.key({ sub: item.companyId, emailHash: 'hash' })
  const asked = stored(joinRequestEntity, key, item)
  return [asked, { before: asked.after, after: { ...asked.after, state: 'declined' } }]
}

const departure = (language: Language): Change => {
  const { email } = senderIn(language)
  const item = { companyId: '1', companyName: hostileInput.markup, email, language, leftAt: createdAt }
  return stored(departureEntity, departureEntity.key({ sub: '1', emailHash: 'hash' }), item)
}

/** What is mailed about who belongs to a company. */
export const companySamples = (language: Language): Change[] => [
  invitation(language),
  ...joinRequests(language),
  departure(language),
]

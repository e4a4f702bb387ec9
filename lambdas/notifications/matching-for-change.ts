import { keyParts } from '#shared/contract/key-template.ts'
import type { MatchRequest } from '#shared/matching/match-request.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { Change } from '../platform/mail/outgoing-mail.ts'

/** What a partner is ranked by depends on these fields of a profile; each save counts one of the versions up. */
const sources = ['status', 'version', 'factsVersion', 'cv'] as const

/** The partner who is to be read anew because of a change; null for most. */
export const matchingForChange = ({ before, after }: Change): MatchRequest | null => {
  const partner = keyParts(partnerProfileEntity.pk, String(after.PK))
  if (!partner || after.SK !== partnerProfileEntity.sk) return null
  const isSame = sources.every(field => JSON.stringify(before?.[field]) === JSON.stringify(after[field]))
  return isSame ? null : { partnerId: partner.sub }
}

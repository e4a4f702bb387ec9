import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { isSealed } from '#shared/agreements/agreement.ts'
import type { PaperRequest } from '#shared/papers/paper.ts'
import type { Change } from '../platform/mail/outgoing-mail.ts'

const isSealedAgreement = (stored: Change['before']): boolean => {
  if (stored?.SK !== agreementEntity.sk) return false
  const { success, data } = agreementEntity.item.safeParse(stored)
  return success && isSealed(data.state)
}

/** The paper that is to be made because of a change; null for most. */
export const paperForChange = ({ before, after }: Change): PaperRequest | null =>
  isSealedAgreement(after) && !isSealedAgreement(before) ? { kind: 'agreement', id: String(after.id) } : null

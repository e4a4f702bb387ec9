import type * as z from 'zod/mini'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import type { agreementSignatureEntity } from '#shared/agreements/agreement-signature.entity.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import type { StoredRating } from '#shared/agreements/rating.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { LivingAgreement, LivingInquiry } from '../platform/inquiries/family.ts'

type Signature = z.infer<typeof agreementSignatureEntity.item>

/** What is stored of an agreement: its place in its process, its versions in their order, and who signed them. */
export type StoredAgreement = {
  item: LivingAgreement['item']
  versions: readonly AgreementTerms[]
  signatures: readonly Signature[]
  /** How the two rate each other; null before the end, and once it is gone. */
  rating: StoredRating | null
}

/** An agreement with what lives and dies with it, and the credits of its business. */
export type FoundAgreement = StoredAgreement & {
  agreement: LivingAgreement
  inquiry: LivingInquiry
  balance: number
}

/** Which side of an agreement is asking, and as which account. */
export type Caller = { side: AgreementSide; accountId: string }

/** The present terms; throws `not_found` if they were erased. */
export const presentTerms = ({ item, versions }: StoredAgreement): AgreementTerms => {
  const terms = versions.find(({ version }) => version === item.version)
  if (!terms) throw new Failure('not_found')
  return terms
}

/** Throws `not_found` for an agreement of others. */
export const requireOwn = <Found extends StoredAgreement>(
  found: Found | null,
  { side, accountId }: Caller,
): Found => {
  if (found?.item[`${side}Id`] !== accountId) throw new Failure('not_found')
  return found
}

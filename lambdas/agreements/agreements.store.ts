import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { agreementSignatureEntity } from '#shared/agreements/agreement-signature.entity.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { ratingEntity } from '#shared/agreements/rating.entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { Failure } from '../platform/failure.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { FoundAgreement, StoredAgreement } from './found.ts'

const anyItem = z.looseObject({ SK: z.string() })

const versionKey = keyPattern(agreementVersionEntity.sk)
const signatureKey = keyPattern(agreementSignatureEntity.sk)

/** An agreement with its versions and signatures, by the id of its inquiry; null if there is none. */
export const readAgreement = async (id: string): Promise<StoredAgreement | null> => {
  const { PK, SK } = agreementEntity.key({ id })
  const items = await queryItems({ partition: { PK } }, anyItem)
  const head = items.find(item => item.SK === SK)
  if (!head) return null
  const rating = items.find(item => item.SK === ratingEntity.key({ id }).SK)
  return {
    item: agreementEntity.item.parse(head),
    versions: items
      .filter(item => versionKey.test(item.SK))
      .map(item => agreementVersionEntity.item.parse(item).terms),
    signatures: items
      .filter(item => signatureKey.test(item.SK))
      .map(item => agreementSignatureEntity.item.parse(item)),
    rating: rating ? ratingEntity.item.parse(rating) : null,
  }
}

type FindBalance = (businessId: string) => Promise<number>

const maxAttempts = 5

/** An agreement with its family; whose inquiry it is, the agreement says. Reads again what moved between two reads. */
export const findAgreement = async (
  id: string,
  findBalance: FindBalance,
  attempt = 1,
): Promise<FoundAgreement | null> => {
  const stored = await readAgreement(id)
  if (!stored) return null
  const { businessId } = stored.item
  const [family, balance] = await Promise.all([
    findInquiryFamily({ businessId, inquiryId: id }),
    findBalance(businessId),
  ])
  if (!family?.agreement) return null
  const { agreement, inquiry } = family
  if (agreement.item.revision !== stored.item.revision) {
    if (attempt === maxAttempts) throw new Failure('unavailable')
    return findAgreement(id, findBalance, attempt + 1)
  }
  return { ...stored, agreement, inquiry, balance }
}

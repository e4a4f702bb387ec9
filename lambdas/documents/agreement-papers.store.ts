import * as z from 'zod/mini'
import { agreementEntity } from '#shared/agreements/agreement.entity.ts'
import { isSealed } from '#shared/agreements/agreement.ts'
import { agreementSignatureEntity } from '#shared/agreements/agreement-signature.entity.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { keyPattern } from '#shared/contract/key-template.ts'
import { hashOf } from '../platform/agreements/terms-hash.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { SignedAgreement } from './agreement-pdf.ts'

const anyItem = z.looseObject({ SK: z.string() })
const signatureKey = keyPattern(agreementSignatureEntity.sk)

/**
 * An agreement as both have signed it; null before that. Throws if what is stored is not what was signed: then no paper
 * says so, and an operator learns of it.
 */
export const findSignedAgreement = async (id: string): Promise<SignedAgreement | null> => {
  const { PK, SK } = agreementEntity.key({ id })
  const items = await queryItems({ partition: { PK } }, anyItem)
  const head = items.find(item => item.SK === SK)
  if (!head) return null
  const { state, version, hash } = agreementEntity.item.parse(head)
  if (!isSealed(state)) return null
  const versionKey = agreementVersionEntity.key({ id, version }).SK
  const { terms } = agreementVersionEntity.item.parse(items.find(item => item.SK === versionKey))
  const signatures = items
    .filter(item => signatureKey.test(item.SK))
    .map(item => agreementSignatureEntity.item.parse(item))
    .filter(signature => signature.hash === hash)
  if (hashOf(terms) !== hash || signatures.length !== 2)
    throw new Error(`What is stored of the agreement ${id} is not what both have signed.`)
  return { terms, hash, signatures }
}

import type { StoredSeller } from '#shared/self-bills/seller.entity.ts'
import { selfBillingVersion } from '#shared/self-bills/seller.ts'
import { Failure } from '../platform/failure.ts'

type Agreed = NonNullable<StoredSeller['agreed']>

/** What the use case needs of the store. */
export type Agreeing = {
  find: () => Promise<StoredSeller | null>
  /** Notes the agreement; false if the company changed in the meantime. */
  agree: (read: StoredSeller, agreed: Agreed) => Promise<boolean>
}

const maxAttempts = 5

/**
 * Notes that a partner agrees to self-billing, in the words of the present version; the same again changes nothing.
 * Throws `terms_changed` for another version, and `not_found` before there is a company to bill for.
 */
export const agreeToSelfBilling = async (
  { version, first }: { version: number; first: StoredSeller | null },
  { find, agree, at }: Agreeing & { at: string },
): Promise<StoredSeller> => {
  if (version !== selfBillingVersion) throw new Failure('terms_changed', { termsVersion: selfBillingVersion })
  let seller = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!seller) throw new Failure('not_found')
    if (seller.agreed?.version === version) return seller
    const agreed = { at, version }
    if (await agree(seller, agreed)) return { ...seller, agreed }
    seller = await find()
  }
  throw new Failure('unavailable')
}

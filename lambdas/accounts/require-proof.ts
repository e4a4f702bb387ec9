import { countNetwork } from '../platform/limits/limits.ts'
import { spendProof } from '../platform/proof/proof.ts'
import { refusal } from './refusal.ts'

/** How many attempts of each kind one network has within an hour. */
const perNetworkAndHour = { business_sign_up: 30, partner_sign_up: 30, partner_recovery: 30 }

/**
 * Requires a proof of work for this operation of a pool, and limits it per network. Throws a refusal: `proof_invalid` or
 * `rate_limited`.
 */
export const requireProof = async (
  purpose: keyof typeof perNetworkAndHour,
  proof: string | undefined,
  spender: string,
): Promise<void> => {
  const spent = await spendProof(purpose, proof ?? '', spender)
  if (!spent) throw refusal('proof_invalid')
  const limit = { form: purpose, max: perNetworkAndHour[purpose] }
  if ((await countNetwork(limit, spent.networks)).exceeded) throw refusal('rate_limited')
}

import { countNetwork } from '../platform/limits/limits.ts'
import { spendProof } from '../platform/proof/proof.ts'
import { refusal } from './refusal.ts'

/** How often one network may do each thing within an hour. */
const perNetworkAndHour = { business_sign_up: 30, partner_sign_up: 30, partner_recovery: 30 }

/**
 * Lets a pool's operation through only with a proof of work of its own purpose, and only so often per network.
 * Throws `proof_invalid` or `rate_limited`, which the dialog words.
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

import { mailbox } from '#shared/contract/email.ts'
import type { ProofPurpose, ProofWeight } from '#shared/proof/get-challenge.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { spendProof } from '../proof/proof.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { type Count, countAttempt, countFirstOfDay, countInDay, countNetwork } from './limits.ts'
import { networksOf } from './network.ts'

type Guarded = {
  form: ProofPurpose
  perHour: { address: number; network: number }
  /** How often one site may send it in a day. Set where each takes away what others want: a heavy proof from the second on. */
  perDay?: number
  email: string
  clientAddress: string
  proof: string | undefined
  requestId: string
  /** Set where there is nothing to fill in, so that being quick says nothing. */
  isButton?: boolean
}

/** Sooner after its challenge was fetched, at the first touch of the form, nobody has filled it in. */
const quickestMilliseconds = 2_000

/** Null where only a heavy proof would count. */
const countDay = (
  { form, perDay }: Guarded,
  site: string,
  weight: ProofWeight | null,
): Promise<Count | null> | undefined => {
  if (perDay === undefined) return undefined
  const limit = { form, kind: 'site-day', max: perDay } as const
  return weight === 'heavy' ? countInDay(limit, site) : countFirstOfDay(limit, site)
}

const counts = async (guarded: Guarded, weight: ProofWeight | null) => {
  const { form, perHour, email, clientAddress } = guarded
  const [address, networks] = await Promise.all([
    keyedHash('email', mailbox(email)),
    networksOf(clientAddress),
  ])
  try {
    return await Promise.all([
      countAttempt({ form, kind: 'address', max: perHour.address }, address),
      countNetwork({ form, max: perHour.network }, networks),
      countDay(guarded, networks.site, weight),
    ])
  } catch (cause) {
    logger.warn('limiter_down', { form, error: cause instanceof Error ? cause.name : 'unknown' })
    return null
  }
}

const takeProof = async ({ form, requestId, isButton }: Guarded, proof: string): Promise<ProofWeight> => {
  const spent = await spendProof(form, proof, requestId)
  if (!spent) throw new Failure('proof_invalid', { fields: { proof: 'invalid' } })
  const isQuick = !isButton && spent.milliseconds < quickestMilliseconds
  if (isQuick && spent.weight !== 'heavy') throw new Failure('proof_required')
  return spent.weight
}

/**
 * A form's limits, in their order: a proof that came along is spent, then the attempt is counted by e-mail
 * address and network. A network that used half of its limit, or a limiter that is down, asks for a proof; a proof that
 * came sooner than people type has to be a heavy one, and so has the second of a day where there is a limit of a day.
 * Throws `proof_invalid`, `proof_required`, `rate_limited`.
 */
export const guardForm = async (form: Guarded): Promise<void> => {
  const weight = form.proof === undefined ? null : await takeProof(form, form.proof)
  const counted = await counts(form, weight)
  const exceeded = counted?.find(count => count?.exceeded)
  if (exceeded) throw new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
  if (!weight && (!counted || counted[1].halfUsed)) throw new Failure('proof_required')
  // Nothing was counted of the day: it is not the first.
  if (counted && counted[2] === null) throw new Failure('proof_required')
}

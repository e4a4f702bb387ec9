import { mailbox } from '#shared/contract/email.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { spendProof } from '../proof/proof.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { type Count, countAttempt } from './limits.ts'
import { networkOf } from './network.ts'

type Guarded = {
  form: ProofPurpose
  perHour: { address: number; network: number }
  email: string
  clientAddress: string
  proof: string | null
  requestId: string
  /** Set where there is nothing to fill in, so that being quick says nothing. */
  isButton?: boolean
}

/** Sooner after its challenge was fetched, at the first touch of the form, nobody has filled it in. */
const quickestMilliseconds = 2_000

const counts = async ({ form, perHour, email, clientAddress }: Guarded): Promise<[Count, Count] | null> => {
  const [address, network] = await Promise.all([
    keyedHash('email', mailbox(email)),
    keyedHash('network', networkOf(clientAddress)),
  ])
  try {
    return await Promise.all([
      countAttempt({ form, kind: 'address', max: perHour.address }, address),
      countAttempt({ form, kind: 'network', max: perHour.network }, network),
    ])
  } catch (cause) {
    logger.warn('limiter_down', { form, error: cause instanceof Error ? cause.name : 'unknown' })
    return null
  }
}

const takeProof = async ({ form, requestId, isButton }: Guarded, proof: string): Promise<void> => {
  const spent = await spendProof(form, proof, requestId)
  if (!spent) throw new Failure('proof_invalid', { fields: { proof: 'invalid' } })
  const isQuick = !isButton && spent.milliseconds < quickestMilliseconds
  if (isQuick && spent.weight !== 'heavy') throw new Failure('proof_required')
}

/**
 * A form's limits, in their order: a proof that came along is spent, then the attempt is counted by e-mail
 * address and network. A network that used half of its limit, or a limiter that is down, asks for a proof; a proof that
 * came sooner than people type has to be a heavy one.
 * Throws `proof_invalid`, `proof_required`, `rate_limited`.
 */
export const guardForm = async (form: Guarded): Promise<void> => {
  const proven = form.proof !== null
  if (form.proof !== null) await takeProof(form, form.proof)
  const counted = await counts(form)
  const exceeded = counted?.find(count => count.exceeded)
  if (exceeded) throw new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
  if (!proven && (!counted || counted[1].halfUsed)) throw new Failure('proof_required')
}

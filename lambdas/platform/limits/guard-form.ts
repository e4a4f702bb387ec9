import { mailbox } from '#shared/contract/email.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { spendProof } from '../proof/proof.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { type Count, countAttempt } from './limits.ts'
import { networkOf } from './network.ts'
import type { Verdict } from './verdict.ts'

type Guarded = {
  form: ProofPurpose
  perHour: { address: number; network: number }
  email: string
  clientAddress: string
  proof: string | undefined
  /** What the tries of one submission share. */
  attemptId: string
  /** Set where there is nothing to fill in, so that being quick says nothing. */
  isButton?: boolean
}

/** Sooner after its challenge was fetched, at the first touch of the form, nobody has filled it in. */
const quickestMilliseconds = 2_000

const countsOf = async ({ form, perHour, email, clientAddress }: Guarded): Promise<[Count, Count] | null> => {
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

/** Spends the proof that came along, if one did. Its tries may bring it again, for the same address: no others may. */
const proofRefusal = async ({
  form,
  email,
  proof,
  attemptId,
  isButton,
}: Guarded): Promise<Failure | null> => {
  if (proof === undefined) return null
  const spent = await spendProof(form, proof, await keyedHash('idempotency', form, attemptId, email))
  if (!spent) return new Failure('proof_invalid', { fields: { proof: 'invalid' } })
  const isQuick = !isButton && spent.milliseconds < quickestMilliseconds
  return isQuick && spent.weight !== 'heavy' ? new Failure('proof_required') : null
}

const countRefusal = (counts: [Count, Count] | null, isProven: boolean): Failure | null => {
  const exceeded = counts?.find(count => count.exceeded)
  if (exceeded) return new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
  return !isProven && (!counts || counts[1].halfUsed) ? new Failure('proof_required') : null
}

/**
 * A form's limits: a proof that came along is spent, and the attempt is counted by e-mail address and network, side by
 * side; what the proof is refused for comes first, and is no attempt. A network that used half of its limit, or a
 * limiter that is down, asks for a proof; a proof that came sooner than people type has to be a heavy one.
 * Refuses with `proof_invalid`, `proof_required`, `rate_limited`.
 */
export const guardForm = async (form: Guarded): Promise<Verdict> => {
  const [refused, counts] = await Promise.all([proofRefusal(form), countsOf(form)])
  const uncount = async () => {
    await Promise.all((counts ?? []).map(count => count.uncount()))
  }
  if (refused) await uncount()
  return { refusal: refused ?? countRefusal(counts, form.proof !== undefined), uncount }
}

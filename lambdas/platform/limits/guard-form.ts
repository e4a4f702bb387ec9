import { mailbox } from '#shared/contract/email.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { spendVerified, type VerifiedProof, verifiedProof } from '../proof/proof.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { type Count, countAttempt, countFirstOfDay, countInDay, countNetwork } from './limits.ts'
import { networksOf } from './network.ts'
import type { Verdict } from './verdict.ts'

type Guarded = {
  form: ProofPurpose
  perHour: { address: number; network: number }
  /** How many a site (/48, or an IPv4 address) may send in a day; each after the first takes a heavy proof. */
  perDay?: number
  email: string
  clientAddress: string
  proof: string | null
  /** What the tries of one submission share. */
  attemptId: string
  /** Set where there is nothing to fill in, so that being quick says nothing. */
  isButton?: boolean
}

/** Sooner after its challenge was fetched, at the first touch of the form, nobody has filled it in. */
const quickestMilliseconds = 2_000

/** Null where only a heavy proof would count. */
const countDay = (
  { form, perDay }: Guarded,
  site: string,
  proof: VerifiedProof | null,
): Promise<Count | null> | undefined => {
  if (perDay === undefined) return undefined
  const limit = { form, kind: 'site-day', max: perDay } as const
  return proof?.weight === 'heavy' ? countInDay(limit, site) : countFirstOfDay(limit, site)
}

const countsOf = async (guarded: Guarded, proof: VerifiedProof | null) => {
  const { form, perHour, email, clientAddress } = guarded
  const [address, networks] = await Promise.all([
    keyedHash('email', mailbox(email)),
    networksOf(clientAddress),
  ])
  try {
    const [byAddress, byNetwork, byDay] = await Promise.all([
      countAttempt({ form, kind: 'address', max: perHour.address }, address),
      countNetwork({ form, max: perHour.network }, networks),
      countDay(guarded, networks.site, proof),
    ])
    return { byAddress, byNetwork, byDay }
  } catch (cause) {
    logger.warn('limiter_down', { form, error: cause instanceof Error ? cause.name : 'unknown' })
    return null
  }
}

type Counts = Awaited<ReturnType<typeof countsOf>>

const countedIn = (counts: Counts): Count[] => Object.values(counts ?? {}).filter(count => count != null)

/** Spends the proof. Its tries may bring it again, for the same address: no other submission may. */
const proofRefusal = async (
  { form, email, attemptId, isButton }: Guarded,
  proof: VerifiedProof,
): Promise<Failure | null> => {
  const isSpent = await spendVerified(proof, await keyedHash('idempotency', form, attemptId, email))
  if (!isSpent) return invalidProof()
  const isQuick = !isButton && proof.milliseconds < quickestMilliseconds
  return isQuick && proof.weight !== 'heavy' ? new Failure('proof_required') : null
}

const invalidProof = () => new Failure('proof_invalid', { fields: { proof: 'invalid' } })

const countRefusal = (counts: Counts, isProven: boolean): Failure | null => {
  const exceeded = countedIn(counts).find(count => count.exceeded)
  if (exceeded) return new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
  if (!isProven && (!counts || counts.byNetwork.halfUsed)) return new Failure('proof_required')
  // Nothing was counted of the day: it is not the first.
  return counts?.byDay === null ? new Failure('proof_required') : null
}

const nothingToTakeBack = async () => undefined

/**
 * A form's limits: a proof that came along is spent, and the attempt is counted by e-mail address and network, side by
 * side; what the proof is refused for comes first, and is no attempt. A network that used half of its limit, or a
 * limiter that is down, asks for a proof; a proof that came sooner than people type has to be a heavy one, and so has
 * the second of a day where there is a limit of a day.
 * Refuses with `proof_invalid`, `proof_required`, `rate_limited`.
 */
export const guardForm = async (form: Guarded): Promise<Verdict> => {
  const proof = form.proof === null ? null : await verifiedProof(form.form, form.proof)
  if (form.proof !== null && !proof) return { refusal: invalidProof(), uncount: nothingToTakeBack }
  const [refused, counts] = await Promise.all([proof && proofRefusal(form, proof), countsOf(form, proof)])
  const uncount = async () => {
    await Promise.all(countedIn(counts).map(count => count.uncount()))
  }
  if (refused) await uncount()
  return { refusal: refused ?? countRefusal(counts, proof !== null), uncount }
}

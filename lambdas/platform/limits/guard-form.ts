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
  /** How many a site (/48, or an IPv4 address) may send in a day; each after the first needs a heavy proof. */
  perDay?: number
  email: string
  clientAddress: string
  proof: string | null
  /** The same for all tries of one submission. */
  attemptId: string
  /** Set if there is nothing to fill in, so that being quick means nothing. */
  isButton?: boolean
}

/** The challenge is fetched at the first touch of a form; people need at least this long to fill it in. */
const minFillMilliseconds = 2_000

/** Null if only a heavy proof would do. */
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

/** Spends the proof for this submission: only its own retries, for the same address, may use it again. */
const proofRefusal = async (
  { form, email, attemptId, isButton }: Guarded,
  proof: VerifiedProof,
): Promise<Failure | null> => {
  const isSpent = await spendVerified(proof, await keyedHash('idempotency', form, attemptId, email))
  if (!isSpent) return invalidProof()
  const isQuick = !isButton && proof.milliseconds < minFillMilliseconds
  return isQuick && proof.weight !== 'heavy' ? new Failure('proof_required') : null
}

const invalidProof = () => new Failure('proof_invalid', { fields: { proof: 'invalid' } })

const countRefusal = (counts: Counts, isProven: boolean): Failure | null => {
  const exceeded = countedIn(counts).find(count => count.exceeded)
  if (exceeded) return new Failure('rate_limited', { retryAfter: exceeded.retryAfter })
  if (!isProven && (!counts || counts.byNetwork.halfUsed)) return new Failure('proof_required')
  // Null: not the first of the day.
  return counts?.byDay === null ? new Failure('proof_required') : null
}

const nothingCounted = async () => undefined

/**
 * Checks the limits of a form: spends its proof, if any, and counts the attempt by e-mail address and network at the same
 * time; an attempt with a refused proof is not counted. A proof is required once a network has used half of its limit, or
 * if the limiter is down. It has to be a heavy one if the form was filled in faster than people type, and for the second
 * form of a day if there is a daily limit.
 * Refuses with `proof_invalid`, `proof_required`, `rate_limited`.
 */
export const guardForm = async (form: Guarded): Promise<Verdict> => {
  const proof = form.proof === null ? null : await verifiedProof(form.form, form.proof)
  if (form.proof !== null && !proof) return { refusal: invalidProof(), uncount: nothingCounted }
  const [refused, counts] = await Promise.all([proof && proofRefusal(form, proof), countsOf(form, proof)])
  const uncount = async () => {
    await Promise.all(countedIn(counts).map(count => count.uncount()))
  }
  if (!refused) return { refusal: countRefusal(counts, proof !== null), uncount }
  await uncount()
  return { refusal: refused, uncount: nothingCounted }
}

import { createHash, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { ProofPurpose, ProofWeight } from '#shared/proof/get-challenge.ts'
import { proofEntity } from '#shared/proof/proof.entity.ts'
import type { Networks } from '../limits/network.ts'
import { keyFor } from '../secrets/keyed-hash.ts'
import { writeOrRead } from '../table/write.ts'
import { putNew } from '../table/write-items.ts'
import { tries } from './tries.ts'

const validSeconds = 600
const cost = 1_000

const payload = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      nonce: z.string(),
      expiresAt: z.number(),
      data: z.object({
        purpose: z.string(),
        network: z.string(),
        site: z.optional(z.string()),
        weight: z.enum(['usual', 'heavy']),
        /** Milliseconds. */
        issuedAt: z.number(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** altcha's two HMAC secrets, each derived from the signing secret. */
const hmacSecrets = async () => {
  const [signature, key] = await Promise.all([keyFor('proof-challenge'), keyFor('proof-key')])
  return { hmacSignatureSecret: signature.toString('hex'), hmacKeySignatureSecret: key.toString('hex') }
}

/** Creates a challenge for one purpose, valid for ten minutes; it contains its instant, and its network and site as keyed hashes. */
export const proofChallenge = async (
  purpose: ProofPurpose,
  network: string,
  weight: ProofWeight = 'usual',
  site = network,
): Promise<Challenge & { parameters: Record<string, unknown> }> => {
  const [min, max] = tries[weight]
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(min, max),
    deriveKey,
    data: { purpose, network, site, weight, issuedAt: clock.now() },
    expiresAt: clock.seconds() + validSeconds,
    ...(await hmacSecrets()),
  })
  return { ...challenge, parameters: { ...challenge.parameters } }
}

const decoded = (proof: string): z.infer<typeof payload> | null => {
  try {
    return payload.parse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

const isSolved = async ({ challenge, solution }: z.infer<typeof payload>): Promise<boolean> => {
  try {
    const { verified } = await verifySolution({
      challenge: challenge as unknown as Challenge,
      solution,
      deriveKey,
      ...(await hmacSecrets()),
    })
    return verified
  } catch {
    return false
  }
}

type Spending = {
  spender: string
  /** For how many milliseconds the same spender may spend it again: those are retries of one attempt. */
  againWithin: number
}

/** Marks a proof as spent; true for the spender that did so, and for its retries within the time. */
const spend = async (
  { nonce, expiresAt }: VerifiedProof,
  { spender, againWithin }: Spending,
): Promise<boolean> => {
  const key = proofEntity.key({ proofHash: createHash('sha256').update(nonce).digest('base64url') })
  const spent = putNew({ ...key, spender, spentAt: clock.now(), ttl: expiresAt + validSeconds })
  const { written, stored } = await writeOrRead(spent)
  if (written) return true
  const first = proofEntity.item.parse(stored)
  return first.spender === spender && clock.now() < first.spentAt + againWithin
}

type SpentProof = { networks: Networks; weight: ProofWeight; milliseconds: number }

/** A proof that is solved and valid for its purpose, and not spent yet. */
export type VerifiedProof = SpentProof & { nonce: string; expiresAt: number }

/**
 * Checks a proof of work without spending it. Returns the keyed hashes of the network it was issued to, its weight and
 * the milliseconds since then; null if it is forged, unsolved, expired or for another purpose.
 */
export const verifiedProof = async (purpose: ProofPurpose, proof: string): Promise<VerifiedProof | null> => {
  const found = decoded(proof)
  if (!found) return null
  const { nonce, expiresAt, data } = found.challenge.parameters
  if (data.purpose !== purpose || expiresAt <= clock.seconds()) return null
  if (!(await isSolved(found))) return null
  const { network, site = network, weight, issuedAt } = data
  return { nonce, expiresAt, networks: { network, site }, weight, milliseconds: clock.now() - issuedAt }
}

/** Spends a checked proof for one submission, whose retries may use it again; false if another has spent it. */
export const spendVerified = (proof: VerifiedProof, spender: string): Promise<boolean> =>
  spend(proof, { spender, againWithin: validSeconds * 1_000 })

/** Cognito calls a slow trigger again after five seconds, twice at most. */
const triggerRetriesWithin = 20_000

/**
 * Checks a proof of work and spends it for a trigger, whose retries may use it again for some seconds. Null if it is not
 * valid, or spent.
 */
export const spendProof = async (
  purpose: ProofPurpose,
  proof: string,
  spender: string,
): Promise<SpentProof | null> => {
  const found = await verifiedProof(purpose, proof)
  return found && (await spend(found, { spender, againWithin: triggerRetriesWithin })) ? found : null
}

import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { keyFor } from '#lambdas/platform/secrets/keyed-hash.ts'
import { clock } from '#shared/contract/clock.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'

/** Builds a proof that the functions accept for a very cheap challenge: for suites that send thousands. */
export const buildCheapProof = async (purpose: ProofPurpose): Promise<string> => {
  const [signature, key] = await Promise.all([keyFor('proof-challenge'), keyFor('proof-key')])
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    data: { purpose, network: 'network', weight: 'heavy', issuedAt: clock.now() },
    expiresAt: clock.seconds() + 600,
    hmacSignatureSecret: signature.toString('hex'),
    hmacKeySignatureSecret: key.toString('hex'),
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

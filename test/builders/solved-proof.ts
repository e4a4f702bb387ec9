import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { easeProofs } from '#lambdas/platform/proof/tries.ts'
import { clock } from '#shared/contract/clock.ts'

// Of what it costs only proof.test.ts speaks.
easeProofs()

/** The time that a person takes to fill in a form. */
const typingMilliseconds = 2_000

/**
 * Returns the proof of work for a challenge, as the browser sends it once the form is filled in; moves the clock by
 * that time.
 */
export const solveProof = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey })
  clock.moveBy(typingMilliseconds)
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

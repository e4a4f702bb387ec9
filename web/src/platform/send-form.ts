import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { ApiError } from './api-error.ts'
import { submissionKey } from './api-submission-key.ts'
import { solveProof } from './proof.ts'

type Send<Body, Answer> = (
  body: Body & { proof?: string },
  options: { idempotencyKey: string },
) => Promise<Answer>

/**
 * Sends a form under one key over all its tries, and once more with a proof of work where the server asks for one;
 * a proof does not make it another submission. Throws as `send` does.
 */
export const formSender = <Body extends object, Answer>(purpose: ProofPurpose, send: Send<Body, Answer>) => {
  const key = submissionKey()
  return async (body: Body): Promise<Answer> => {
    const options = { idempotencyKey: key.keyFor(body) }
    const answer = await send(body, options).catch(async error => {
      if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error
      return send({ ...body, proof: await solveProof(purpose) }, options)
    })
    key.succeeded()
    return answer
  }
}

import type { FormName } from '#shared/analytics/names.ts'
import type { ProofPurpose } from '#shared/proof/get-challenge.ts'
import { ApiError } from './api-error.ts'
import { submissionKey } from './api-submission-key.ts'
import { solveProof } from './proof.ts'

type Send<Body, Answer> = (
  body: Body & { proof?: string },
  options: { idempotencyKey: string },
) => Promise<Answer>

/**
 * Creates the function that sends a form: one idempotency key over all attempts, and one more attempt with a proof of
 * work if the server requires one. The proof does not make it another submission. Throws as `send` does.
 */
export const formSender = <Body extends object, Answer>(
  purpose: ProofPurpose & FormName,
  send: Send<Body, Answer>,
) => {
  const key = submissionKey(purpose)
  return async (body: Body): Promise<Answer> => {
    const options = { idempotencyKey: key.keyFor(body) }
    const answer = await send(body, options).catch(async error => {
      if (!(error instanceof ApiError) || error.code !== 'proof_required') throw error
      return send({ ...body, proof: await solveProof(purpose, { weight: 'heavy' }) }, options)
    })
    key.succeeded()
    return answer
  }
}

const asksForAnother = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'proof_invalid' || error.code === 'proof_required')

/**
 * Sends with a proof of work, and with a heavy one if the first was used up by an attempt without response or was
 * refused as too fast. Throws as `send` does.
 */
export const sendWithProof = async <Answer>(
  purpose: ProofPurpose,
  send: (proof: string) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await send(await solveProof(purpose))
  } catch (error) {
    if (!asksForAnother(error)) throw error
    return send(await solveProof(purpose, { weight: 'heavy' }))
  }
}

import { getProofChallenge, type ProofPurpose } from '#shared/proof/get-challenge.ts'
import { call } from './api.ts'

const solveWithinMs = 90_000

/** Runs one challenge in a worker of its own, which ends with it. */
const solveInWorker = (challenge: unknown, signal?: AbortSignal): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', aborted)
      worker.terminate()
      settle()
    }
    const aborted = () => end(() => reject(signal?.reason))
    const failed = () => end(() => reject(new Error('The proof of work could not be solved')))
    const timer = setTimeout(failed, solveWithinMs)
    worker.onmessage = ({ data }) => (data ? end(() => resolve(data)) : failed())
    worker.onerror = failed
    signal?.addEventListener('abort', aborted)
    if (signal?.aborted) aborted()
    else worker.postMessage(challenge)
  })

/**
 * Fetches a proof-of-work challenge for one purpose, solves it off the main thread, and gives the proof as the
 * server takes it: base64 of { challenge, solution }. Good once, for ten minutes. Throws ApiError, or an Error
 * after 90 seconds without a solution.
 */
export const solveProof = async (purpose: ProofPurpose, signal?: AbortSignal): Promise<string> => {
  const challenge = await call(getProofChallenge, { query: { for: purpose } }, { signal })
  return btoa(JSON.stringify({ challenge, solution: await solveInWorker(challenge, signal) }))
}

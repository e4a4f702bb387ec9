import { getProofChallenge, type ProofPurpose, type ProofWeight } from '#shared/proof/get-challenge.ts'
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

type Challenge = Awaited<ReturnType<typeof fetchChallenge>>

const fetchChallenge = (purpose: ProofPurpose, weight: ProofWeight, signal?: AbortSignal) =>
  call(getProofChallenge, { query: { for: purpose, ...(weight === 'heavy' && { weight }) } }, { signal })

/** Challenges of forms that somebody has begun to fill in: the server counts from here how long that took. */
const begun = new Map<ProofPurpose, { challenge: Promise<Challenge>; usableUntil: number }>()

/** The server takes a proof for ten minutes; one that might run out on its way is made from a new challenge. */
const usableMs = 9 * 60_000

/** To be called at the first touch of a form that needs a proof; more calls change nothing. */
export const beginForm = (purpose: ProofPurpose): void => {
  if ((begun.get(purpose)?.usableUntil ?? 0) > Date.now()) return
  const challenge = fetchChallenge(purpose, 'usual')
  begun.set(purpose, { challenge, usableUntil: Date.now() + usableMs })
  // Sending fetches another one then.
  challenge.catch(() => begun.delete(purpose))
}

const takeBegun = async (purpose: ProofPurpose): Promise<Challenge | undefined> => {
  const kept = begun.get(purpose)
  begun.delete(purpose)
  return kept && kept.usableUntil > Date.now() ? kept.challenge.catch(() => undefined) : undefined
}

/**
 * Solves a proof-of-work challenge for one purpose off the main thread, and gives the proof as the server takes it:
 * base64 of { challenge, solution }. Good once, for ten minutes. A heavy one is never too soon. Throws ApiError, or an
 * Error after 90 seconds without a solution.
 */
export const solveProof = async (
  purpose: ProofPurpose,
  { weight = 'usual', signal }: { weight?: ProofWeight; signal?: AbortSignal } = {},
): Promise<string> => {
  const kept = weight === 'usual' ? await takeBegun(purpose) : undefined
  const challenge = kept ?? (await fetchChallenge(purpose, weight, signal))
  return btoa(JSON.stringify({ challenge, solution: await solveInWorker(challenge, signal) }))
}

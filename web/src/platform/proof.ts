import { getProofChallenge, type ProofPurpose, type ProofWeight } from '#shared/proof/get-challenge.ts'
import { call } from './api.ts'

const solveWithinMs = 90_000

/** Solves one challenge in its own worker, which ends afterwards. */
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

/** Challenges of the forms being filled in. The server measures from the challenge how long that took. */
const challenges = new Map<ProofPurpose, { challenge: Promise<Challenge>; usableUntil: number }>()

/** The server accepts a proof for ten minutes. A challenge close to that limit is replaced by a new one. */
const usableMs = 9 * 60_000

/** Fetches the challenge at the first touch of a form that needs a proof. Further calls do nothing. */
export const beginForm = (purpose: ProofPurpose): void => {
  if ((challenges.get(purpose)?.usableUntil ?? 0) > Date.now()) return
  const challenge = fetchChallenge(purpose, 'usual')
  challenges.set(purpose, { challenge, usableUntil: Date.now() + usableMs })
  // Sending the form fetches another one then.
  challenge.catch(() => challenges.delete(purpose))
}

const takeBegun = async (purpose: ProofPurpose): Promise<Challenge | undefined> => {
  const kept = challenges.get(purpose)
  challenges.delete(purpose)
  return kept && kept.usableUntil > Date.now() ? kept.challenge.catch(() => undefined) : undefined
}

/**
 * Solves a proof-of-work challenge off the main thread and returns the proof as the server expects it: base64 of {
 * challenge, solution }. It is valid once, for ten minutes. A heavy one is never refused as too fast. Throws
 * ApiError, or an Error after 90 seconds without a solution.
 */
export const solveProof = async (
  purpose: ProofPurpose,
  { weight = 'usual', signal }: { weight?: ProofWeight; signal?: AbortSignal } = {},
): Promise<string> => {
  const kept = weight === 'usual' ? await takeBegun(purpose) : undefined
  const challenge = kept ?? (await fetchChallenge(purpose, weight, signal))
  return btoa(JSON.stringify({ challenge, solution: await solveInWorker(challenge, signal) }))
}

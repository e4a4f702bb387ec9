import { useEffect, useRef, useState } from 'react'
import type { ProofWeight } from '#shared/proof/get-challenge.ts'
import { solveProof } from '#web/src/platform/proof.ts'

type CheckState = 'unasked' | 'solving' | 'solved' | 'failed'

type Attempt = { proof: Promise<string>; startedAt: number; stop: () => void }

/** The server accepts a proof for ten minutes. A proof close to that limit is made again. */
const usableMs = 9 * 60_000

const attempt = (weight: ProofWeight): Attempt => {
  const left = new AbortController()
  return {
    proof: solveProof('get_started', { weight, signal: left.signal }),
    startedAt: Date.now(),
    stop: () => left.abort(),
  }
}

/** The human check: ticking it starts a proof of work, and submitting waits until it is finished. */
export const useHumanCheck = () => {
  const [state, setState] = useState<CheckState>('unasked')
  const running = useRef<Attempt>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const begin = (weight: ProofWeight = 'usual'): Attempt => {
    running.current?.stop()
    const begun = attempt(weight)
    running.current = begun
    setState('solving')
    const settle = (settled: CheckState) => () => running.current === begun && setState(settled)
    begun.proof.then(settle('solved'), settle('failed'))
    return begun
  }
  const untick = () => {
    running.current?.stop()
    running.current = undefined
    setState('unasked')
  }
  return {
    state,
    isTicked: state === 'solving' || state === 'solved',
    tick: (isTicked: boolean) => (isTicked ? void begin() : untick()),
    /** Returns the proof when it is ready; a fresh one if it is too old. */
    proof: (): Promise<string> => {
      const kept = running.current
      return (kept && Date.now() - kept.startedAt < usableMs ? kept : begin()).proof
    },
    /** Returns a heavy proof, for when the server does not accept the first one. */
    another: (): Promise<string> => begin('heavy').proof,
  }
}

export type HumanCheckProof = ReturnType<typeof useHumanCheck>

import { useEffect, useRef, useState } from 'react'
import { solveProof } from '#web/src/platform/proof.ts'

type CheckState = 'unasked' | 'solving' | 'solved' | 'failed'

type Attempt = { proof: Promise<string>; startedAt: number; stop: () => void }

/** The server takes a proof for ten minutes; one that might run out on its way is made again. */
const usableMs = 9 * 60_000

const attempt = (): Attempt => {
  const left = new AbortController()
  return {
    proof: solveProof('get_started', left.signal),
    startedAt: Date.now(),
    stop: () => left.abort(),
  }
}

/** The human check: ticking it starts a proof of work, and sending waits for the rest of it. */
export const useHumanCheck = () => {
  const [state, setState] = useState<CheckState>('unasked')
  const running = useRef<Attempt>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const begin = (): Attempt => {
    running.current?.stop()
    const begun = attempt()
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
    /** The proof, once it is there; a fresh one where it is too old. */
    proof: (): Promise<string> => {
      const kept = running.current
      return (kept && Date.now() - kept.startedAt < usableMs ? kept : begin()).proof
    },
    /** Another proof, where one that the server has seen will not do again. */
    another: (): Promise<string> => begin().proof,
  }
}

export type HumanCheckProof = ReturnType<typeof useHumanCheck>

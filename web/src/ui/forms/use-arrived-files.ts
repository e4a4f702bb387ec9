import { useEffect, useState } from 'react'

/** The files of a form, as far as sending them goes. */
export type ChosenFiles = {
  accepted: readonly { id: string }[]
  areOnTheirWay: boolean
  /** Some were refused or failed, and are still in the list. */
  areFaulty: boolean
  giveUp: (ids: readonly string[]) => void
}

type Sending = {
  files: Omit<ChosenFiles, 'giveUp'>
  /** Whether it is sent without files, too. */
  mayBeNone: boolean
  send: (uploads: readonly string[]) => Promise<void>
}

type Phase = 'choosing' | 'waiting' | 'sending'

/** Sends a form as soon as all of its files have arrived; not at all if one of them has not. */
export const useArrivedFiles = ({ files, mayBeNone, send }: Sending) => {
  const [phase, setPhase] = useState<Phase>('choosing')
  const [problem, setProblem] = useState<'none' | 'unfinished'>()
  const { accepted, areOnTheirWay, areFaulty } = files
  const isLacking = accepted.length === 0 && !mayBeNone
  const sendNow = async () => {
    setPhase('sending')
    await send(accepted.map(({ id }) => id))
    setPhase('choosing')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: decides once, when the last file is settled
  useEffect(() => {
    if (phase !== 'waiting' || areOnTheirWay) return
    setProblem(areFaulty ? 'unfinished' : isLacking ? 'none' : undefined)
    if (areFaulty || isLacking) setPhase('choosing')
    else void sendNow()
  }, [phase, areOnTheirWay])
  return { phase, problem, submit: () => phase === 'choosing' && setPhase('waiting') }
}

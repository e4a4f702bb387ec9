import { useEffect, useState } from 'react'
import { listSlots } from '#shared/meetings/list-slots.ts'
import type { MeetingTimeZone } from '#shared/meetings/slots.ts'
import { call } from '#web/src/platform/api.ts'

export type FreeTimes =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; times: readonly string[]; next: string | null }

/** Returns the free times of a date; `ask` fetches them again. */
export const useFreeTimes = (date: string, timezone: MeetingTimeZone): FreeTimes & { ask: () => void } => {
  const [round, setRound] = useState(0)
  const [free, setFree] = useState<FreeTimes>({ status: 'idle' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again for the same date
  useEffect(() => {
    if (!date) return setFree({ status: 'idle' })
    const left = new AbortController()
    setFree({ status: 'loading' })
    call(listSlots, { query: { date, timezone } }, { signal: left.signal }).then(
      reply => setFree({ status: 'loaded', ...reply }),
      () => left.signal.aborted || setFree({ status: 'failed' }),
    )
    return () => left.abort()
  }, [date, timezone, round])
  return { ...free, ask: () => setRound(round + 1) }
}

import { useEffect, useState } from 'react'
import { listClosures } from '#shared/meetings/list-closures.ts'
import type { Closure } from '#shared/meetings/opening-hours.ts'
import { call } from '#web/src/platform/api.ts'

const none: readonly Closure[] = []

/** Returns the times without meetings. Without a reply none is known: the list of free times knows them anyway. */
export const useClosures = (): readonly Closure[] => {
  const [closures, setClosures] = useState(none)
  useEffect(() => {
    const left = new AbortController()
    call(listClosures, {}, { signal: left.signal }).then(
      reply => setClosures(reply.closures),
      () => {},
    )
    return () => left.abort()
  }, [])
  return closures
}

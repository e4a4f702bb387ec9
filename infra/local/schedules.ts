import { setTimeout as timer } from 'node:timers/promises'
import type { FunctionName } from '#infra/system/functions.ts'
import { schedules } from '#infra/system/schedules.ts'

/** A minute of the cloud: nobody waits that long on their own machine. */
const pauseMs = 2_000

/** EventBridge on this machine: calls each scheduled function again and again, one call at a time. */
export const startSchedules = (invoke: (name: FunctionName, event: unknown) => Promise<unknown>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const ends = schedules.map(async ({ function: name, everyMinutes }) => {
    while (!signal.aborted) {
      await timer(pauseMs * everyMinutes, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      // The function's own log says what went wrong; the next call tries again, as in the cloud.
      await invoke(name, {}).catch(() => {})
    }
  })
  return {
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(ends)
    },
  }
}

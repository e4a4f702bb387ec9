import { useSyncExternalStore } from 'react'
import { grantMinutes } from '#shared/investors/grant-minutes.ts'

/** The right to read the key figures; only in this tab's memory, and gone with it. */
export type Grant = { grant: string; endsAt: number } | 'expired' | undefined

let current: Grant
const listeners = new Set<() => void>()

const change = (next: Grant): void => {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a grant for its half hour, counted by this machine's clock: it need not show the server's time. */
export const keepGrant = (grant: string): void =>
  change({ grant, endsAt: Date.now() + grantMinutes * 60_000 })

export const dropGrant = (): void => change('expired')

/** The grant of this visit, if the code was right; nothing while a page is prerendered. */
export const useGrant = (): Grant =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

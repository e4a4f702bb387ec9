import { useSyncExternalStore } from 'react'

/** The right to read the key figures; only in this tab's memory, and gone with it. */
export type Grant = { grant: string; expiresAt: string } | 'expired' | undefined

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

export const keepGrant = (granted: { grant: string; expiresAt: string }): void => change(granted)

export const dropGrant = (): void => change('expired')

/** The grant of this visit, if the code was right; nothing while a page is prerendered. */
export const useGrant = (): Grant =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

import { useSyncExternalStore } from 'react'

export type DialogName =
  | 'login'
  | 'register'
  | 'business-sign-up'
  | 'partner-sign-up'
  | 'business-login'
  | 'partner-login'

let current: DialogName | undefined
const listeners = new Set<() => void>()

const change = (name: DialogName | undefined): void => {
  current = name
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens an account dialog, or puts it in place of the one that is open. */
export const openDialog = (name: DialogName): void => change(name)

export const closeDialog = (): void => change(undefined)

/** The account dialog that is open; nothing is while a page is prerendered. */
export const useOpenDialog = (): DialogName | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

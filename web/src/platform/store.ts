import { useSyncExternalStore } from 'react'

/**
 * Creates a value outside of components that lasts as long as the page. `read` returns the same object until it
 * changes.
 */
export const createStore = <Value>(initial: Value) => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    read: (): Value => value,
    change: (next: Value): void => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Readable<Value> = {
  read: () => Value
  subscribe: (listener: () => void) => () => void
  initial?: Value
}

/** Returns the value of a store in a component; the initial one while a page is prerendered and hydrated. */
export const useStore = <Value>({ subscribe, read, initial }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial as Value)

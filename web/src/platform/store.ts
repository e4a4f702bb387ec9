import { useSyncExternalStore } from 'react'

/** A value outside of any component, for as long as the page is open; `read` gives the same object until it changes. */
export const createStore = <Value>(initial: Value) => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: (): Value => value,
    change: (next: Value): void => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Readable<Value> = Pick<ReturnType<typeof createStore<Value>>, 'read' | 'subscribe'>

/** The value of a store in a component; `prerendered` while a page is prerendered and in the browser's first render. */
export const useStore = <Value>({ subscribe, read }: Readable<Value>, prerendered: Value): Value =>
  useSyncExternalStore(subscribe, read, () => prerendered)

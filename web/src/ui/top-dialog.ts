import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLDialogElement[]): void => {
  open = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens it above the page; the returned function closes it, and focus goes back to what opened it. */
export const showAbove = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal()
  change([...open, dialog])
  return () => {
    dialog.close()
    change(open.filter(other => other !== dialog))
  }
}

/** The modal dialog in front. What lies outside it is inert, so whoever has something to say says it inside. */
export const useTopDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  )

/** `at` is when it was said, in milliseconds. */
export type Toast = { id: number; at: number; title: string; text?: string; tone: 'success' | 'error' }

/** More would cover what the person was doing. */
const most = 3

let shown: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Tells the person something, from anywhere: `toast({ title, text, tone: 'error' })`. The oldest of four goes. */
export const toast = (said: Omit<Toast, 'id' | 'at'>): void => {
  last += 1
  change([...shown, { ...said, id: last, at: Date.now() }].slice(-most))
}

export const dismiss = (id: number): void => change(shown.filter(toast => toast.id !== id))

export const shownToasts = (): readonly Toast[] => shown

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

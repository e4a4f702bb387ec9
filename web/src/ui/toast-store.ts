import { createStore } from '#web/src/platform/store.ts'

/** `at` is when it was shown, in milliseconds. */
export type Toast = { id: number; at: number; title: string; text?: string; tone: 'success' | 'error' }

/** More would cover too much of the page. */
const maxToasts = 3

export const toasts = createStore<readonly Toast[]>([])

let last = 0

/** Shows a toast, from anywhere: `toast({ title, text, tone: 'error' })`. With a fourth, the oldest disappears. */
export const toast = (shown: Omit<Toast, 'id' | 'at'>): void => {
  last += 1
  toasts.change([...toasts.read(), { ...shown, id: last, at: Date.now() }].slice(-maxToasts))
}

export const dismiss = (id: number): void => toasts.change(toasts.read().filter(toast => toast.id !== id))

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

const today = (): string => new Date().toISOString().slice(0, 10)

/** The day that the page was prerendered on, as the page itself says, so that React meets what it expects. */
const dayOfPage = (): string =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? today())

/** The day, yyyy-MM-dd in UTC. Whoever shows what depends on it marks its element with `data-day`. */
export const useToday = (): string => useSyncExternalStore(never, today, dayOfPage)

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

const today = (): string => new Date().toISOString().slice(0, 10)

/** The day on which the page was prerendered, read from the page so that hydration matches. */
const dayOfPage = (): string =>
  typeof document === 'undefined'
    ? today()
    : (document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? today())

/** Returns the day, yyyy-MM-dd in UTC. Elements that depend on it have to carry `data-day`. */
export const useToday = (): string => useSyncExternalStore(never, today, dayOfPage)

import { stored } from './storage.ts'

/** The key of sessions-mark.ts, whose module would bring more than a label needs; a test holds the two together. */
export const sessionKey = 'session'

/** The name of the pool that somebody is signed in to, by the mark alone; empty for nobody. */
export const sessionPool = (): string => stored(sessionKey)?.match(/business|partner/)?.[0] ?? ''

/**
 * Lets the page show whether somebody is signed in, by the name of their pool in `data-session` on <html>. Looks
 * for the mark only: the library that knows whether it still holds is never loaded for a label.
 */
export const showSession = (): void => {
  document.documentElement.dataset.session = sessionPool()
}

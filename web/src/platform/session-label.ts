import { stored } from './storage.ts'

/** The key of sessions-mark.ts, repeated because a label does not need that module. A test compares the two. */
export const sessionKey = 'session'

/** Returns the pool that the mark names, or an empty string if nobody is signed in. */
export const sessionPool = (): string => stored(sessionKey)?.match(/business|partner/)?.[0] ?? ''

/**
 * Shows in the page whether somebody is signed in: `data-session` on <html> holds the name of the pool. Reads only
 * the mark; whether the session is still valid is not worth loading the sign-in library.
 */
export const showSession = (): void => {
  document.documentElement.dataset.session = sessionPool()
}

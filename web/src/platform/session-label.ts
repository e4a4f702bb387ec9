import { stored } from './storage.ts'

/** The key of sessions-mark.ts, whose module would bring more than a label needs; a test holds the two together. */
export const sessionKey = 'session'

/**
 * Lets the page show whether somebody is signed in, by `data-session` on <html>. Looks for the mark only: the
 * library that knows whether it still holds is never loaded for a label.
 */
export const showSession = (): void => {
  document.documentElement.toggleAttribute('data-session', !!stored(sessionKey))
}

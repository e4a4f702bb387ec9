import type { PoolName } from './config.ts'

/**
 * Marks for all tabs that somebody is signed in. Readable without the sign-in library, which public pages never load.
 * That library keeps the tokens.
 */
export type SessionMark = {
  pool: PoolName
  userId: string
  /** When the access token expires, in milliseconds of the local clock (not the server's). */
  expiresAt: number
}

/** Events of an account that do not change who is signed in: a finished reset, a new password, a verified address. */
export type AccountEvent = 'password_recovery' | 'user_updated'

/** `expired`: a session ended by itself, in any tab. Nobody chose to sign out, so nothing is forgotten. */
export type SessionEvent = 'signed_in' | 'signed_out' | 'expired' | 'token_refreshed' | AccountEvent

/** How often the tokens are checked. They are renewed when fewer than three such intervals remain. */
export const checkEveryMs = 30_000

export const isRunningOut = ({ expiresAt }: SessionMark, now: number): boolean =>
  expiresAt - now < 3 * checkEveryMs

export const sessionKey = 'session'

/** Replaces the mark of a session that ended by itself, so that other tabs notice it. */
const ended = 'expired'

type Listener = (event: SessionEvent) => void

const parse = (text: string | null): SessionMark | undefined => {
  try {
    const mark = JSON.parse(text ?? 'null') as SessionMark | null
    return mark?.userId && (mark.pool === 'business' || mark.pool === 'partner') ? mark : undefined
  } catch {
    return undefined
  }
}

const eventBetween = (before: SessionMark | undefined, after: SessionMark | undefined): SessionEvent => {
  if (!after) return 'signed_out'
  return before?.userId === after.userId && before.pool === after.pool ? 'token_refreshed' : 'signed_in'
}

/** Notifies the other tabs, but not this one. */
type Channel = Pick<BroadcastChannel, 'postMessage'>

/** Creates the mark in a storage that all tabs share. `read` returns the same object until the mark changes. */
export const createSessionMark = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  channel?: Channel,
) => {
  const listeners = new Set<Listener>()
  let text: string | null = null
  let mark: SessionMark | undefined
  let hasExpired = false

  const read = (): SessionMark | undefined => {
    const stored = storage.getItem(sessionKey)
    if (stored !== text) {
      // Only a page that was open is notified; a page opened much later has no reason to.
      hasExpired = mark !== undefined && stored === ended
      text = stored
      mark = parse(stored)
    }
    return mark
  }
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const change = (alter: () => void) => {
    const before = mark
    alter()
    const after = read()
    if (before === after) return
    emit(hasExpired ? 'expired' : eventBetween(before, after))
  }
  return {
    read,
    write: (next: SessionMark) => change(() => storage.setItem(sessionKey, JSON.stringify(next))),
    clear: () => change(() => storage.removeItem(sessionKey)),
    /** Like `clear`, for a session that the server no longer accepts. */
    expire: () =>
      change(() => {
        // Somebody who has signed out in the meantime has not lost their session.
        if (read()) storage.setItem(sessionKey, ended)
      }),
    /** Whether the session ended by itself; for pages that load after that event. */
    hasExpired: () => hasExpired,
    /** Announces an account event in every tab. */
    announce: (event: AccountEvent) => {
      emit(event)
      channel?.postMessage(event)
    },
    /** Another tab has announced something. */
    announcedElsewhere: (event: AccountEvent) => emit(event),
    /** Another tab has signed in, out, or renewed its tokens. */
    changedElsewhere: () => change(() => undefined),
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const nowhere = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** A browser that forbids storage keeps nobody signed in, but public pages still work. */
const browserStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  try {
    return globalThis.localStorage ?? nowhere
  } catch {
    return nowhere
  }
}

const inBrowser = typeof window !== 'undefined'
const channel = inBrowser && 'BroadcastChannel' in window ? new BroadcastChannel(sessionKey) : undefined

export const sessionMark = createSessionMark(browserStorage(), channel)
sessionMark.read()

if (inBrowser)
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) sessionMark.changedElsewhere()
  })
channel?.addEventListener('message', ({ data }) => sessionMark.announcedElsewhere(data))

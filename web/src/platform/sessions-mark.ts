import type { PoolName } from './config.ts'

/**
 * That somebody is signed in, as every tab sees it: readable without the sign-in library, which public pages
 * never load. The tokens themselves are kept by that library.
 */
export type SessionMark = {
  pool: PoolName
  userId: string
  /** When the access token ends, in milliseconds of this machine's clock (not the server's). */
  expiresAt: number
}

/** What happens to an account without a change of who is signed in: a finished reset, a new password, a verified address. */
export type AccountEvent = 'password_recovery' | 'user_updated'

/** `expired` is a session that ended by itself, in whichever tab; nobody has chosen to leave, and nothing is forgotten. */
export type SessionEvent = 'signed_in' | 'signed_out' | 'expired' | 'token_refreshed' | AccountEvent

/** How often the tokens are looked at; they are renewed when fewer than three such intervals remain. */
export const checkEveryMs = 30_000

export const isRunningOut = ({ expiresAt }: SessionMark, now: number): boolean =>
  expiresAt - now < 3 * checkEveryMs

export const sessionKey = 'session'

/** Stands in place of a mark whose session has ended by itself, so that the other tabs hear it, too. */
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

/** Reaches the other tabs; no tab hears itself. */
type Channel = Pick<BroadcastChannel, 'postMessage'>

/** The mark over a storage that all tabs share. `read` gives the same object until the mark changes. */
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
      // Who was here, and only they, are told: a page that is opened long after has nobody to tell.
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
    /** As `clear`, because the server takes the session no more. */
    expire: () =>
      change(() => {
        // Who has signed out meanwhile has not been thrown out.
        if (read()) storage.setItem(sessionKey, ended)
      }),
    /** Whether the session ended by itself: who comes later than that event is still to be told. */
    hasExpired: () => hasExpired,
    /** Says in every tab what happened to the account. */
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

/** A browser that forbids storage keeps nobody signed in; a public page has to work there all the same. */
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

import type { Tokens } from './amplify.ts'
import { ApiError } from './api-error.ts'
import type { PoolName } from './config.ts'
import { type createSessionMark, isRunningOut, type SessionMark } from './sessions-mark.ts'

type Ports = {
  mark: Pick<ReturnType<typeof createSessionMark>, 'read' | 'write' | 'clear' | 'expire'>
  /** Reads the stored access token without the sign-in library. */
  readToken: (session: SessionMark) => string | undefined
  /** Returns nothing if Cognito no longer accepts the session; throws if Cognito cannot be reached. */
  fetchTokens: (pool: PoolName, renew: boolean) => Promise<Tokens | undefined>
  endSession: (pool: PoolName) => Promise<void>
  /** Removes the stored tokens of a session without a request. */
  forgetTokens: (session: SessionMark) => void
  /** Runs one piece of work at a time across all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Milliseconds of the local clock. */
  now: () => number
}

/** The renewal of a session's tokens, and its end if Cognito no longer accepts it. */
const createRenewal = ({ mark, fetchTokens, endSession, forgetTokens, exclusively, now }: Ports) => {
  const renewals = new Map<string, Promise<string | undefined>>()

  const remember = (pool: PoolName, { userId, lifetimeSeconds }: Tokens) =>
    mark.write({ pool, userId, expiresAt: now() + lifetimeSeconds * 1000 })

  /** Removes the tokens here if the library that revokes them, or its configuration, cannot be fetched. */
  const revoke = (ended: SessionMark) => endSession(ended.pool).catch(() => forgetTokens(ended))

  const expire = async () => {
    const ended = mark.read()
    mark.expire()
    if (ended) await revoke(ended)
  }

  /** The tokens that another tab may have renewed while this one waited for the lock. */
  const renewedElsewhere = async (current: SessionMark, refused: string) => {
    if (!refused) return isRunningOut(current, now()) ? undefined : fetchTokens(current.pool, false)
    const stored = await fetchTokens(current.pool, false)
    return stored?.accessToken === refused ? undefined : stored
  }

  const renewExclusively = async (refused: string) => {
    const current = mark.read()
    if (!current) return undefined
    const ready = await renewedElsewhere(current, refused)
    if (ready) return ready.accessToken
    const renewed = await fetchTokens(current.pool, true)
    if (!mark.read()) return undefined
    if (renewed) remember(current.pool, renewed)
    else await expire()
    return renewed?.accessToken
  }

  /** Concurrent calls share one refresh: with token rotation a second one would end the session. */
  const renew = (refused = ''): Promise<string | undefined> => {
    const renewal =
      renewals.get(refused) ??
      exclusively(() => renewExclusively(refused)).finally(() => {
        renewals.delete(refused)
      })
    renewals.set(refused, renewal)
    return renewal
  }

  return { remember, revoke, expire, renew }
}

/** Keeps one session alive: all tokens are read, renewed and revoked here. */
export const createSessionKeeper = (ports: Ports) => {
  const { mark, readToken, fetchTokens, endSession, exclusively, now } = ports
  const { remember, revoke, expire, renew } = createRenewal(ports)

  const storedToken = async (session: SessionMark) => {
    const stored = readToken(session)
    if (stored) return stored
    const tokens = await fetchTokens(session.pool, false)
    if (!tokens) await expire()
    return tokens?.accessToken
  }

  return {
    /** Returns a token that does not expire soon, or nothing if signed out. Throws ApiError `unavailable`. */
    accessToken: async (pool: PoolName): Promise<string | undefined> => {
      const current = mark.read()
      if (current?.pool !== pool) return undefined
      if (!isRunningOut(current, now())) return storedToken(current)
      return renew().catch(() => {
        if (current.expiresAt > now()) return storedToken(current)
        throw new ApiError('unavailable', { status: 0 })
      })
    },

    /** Returns a token to replace one that the API refused, or nothing if the session has ended. */
    renewRefused: (pool: PoolName, refused: string): Promise<string | undefined> =>
      mark.read()?.pool === pool ? renew(refused) : Promise.resolve(undefined),

    /** Renews tokens that expire soon; after a failure the next check tries again. */
    check: async (): Promise<void> => {
      const current = mark.read()
      if (current && isRunningOut(current, now())) await renew().catch(() => undefined)
    },

    /** Starts the session of a sign-in that has just succeeded; a session of the other pool ends. */
    signedIn: async (pool: PoolName): Promise<void> => {
      await endSession(pool === 'business' ? 'partner' : 'business')
      const tokens = await fetchTokens(pool, false)
      if (tokens) remember(pool, tokens)
    },

    /** Signs out in every tab first, then revokes the tokens, so that it works if Cognito is unreachable. */
    signOut: (): Promise<void> => {
      const ended = mark.read()
      mark.clear()
      return ended ? exclusively(() => revoke(ended)) : Promise.resolve()
    },

    expire,
  }
}

import type { Tokens } from './amplify.ts'
import { ApiError } from './api-error.ts'
import type { PoolName } from './config.ts'
import { type createSessionMark, isRunningOut, type SessionMark } from './sessions-mark.ts'

type Ports = {
  mark: Pick<ReturnType<typeof createSessionMark>, 'read' | 'write' | 'clear' | 'expire'>
  /** The access token as it is stored, at once and without the library that stored it. */
  readToken: (session: SessionMark) => string | undefined
  /** Throws where Cognito cannot be asked; gives nothing where it takes the session no more. */
  fetchTokens: (pool: PoolName, renew: boolean) => Promise<Tokens | undefined>
  endSession: (pool: PoolName) => Promise<void>
  /** Removes the tokens of a session here, without asking anybody. */
  forgetTokens: (session: SessionMark) => void
  /** Runs one at a time over all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Milliseconds of this machine's clock. */
  now: () => number
}

/** Keeps one session alive: every token is read, renewed and given up through here. */
export const createSessionKeeper = (ports: Ports) => {
  const { mark, readToken, fetchTokens, endSession, forgetTokens, exclusively, now } = ports
  const flights = new Map<string, Promise<string | undefined>>()

  const remember = (pool: PoolName, { userId, lifetimeSeconds }: Tokens) =>
    mark.write({ pool, userId, expiresAt: now() + lifetimeSeconds * 1000 })

  /** Nobody stays signed in because the library that revokes tokens, or its configuration, cannot be fetched. */
  const giveUp = (left: SessionMark) => endSession(left.pool).catch(() => forgetTokens(left))

  const expire = async () => {
    const left = mark.read()
    mark.expire()
    if (left) await giveUp(left)
  }

  /** What another tab may have renewed while this one waited for its turn. */
  const renewedElsewhere = async (current: SessionMark, refused: string) => {
    if (!refused) return isRunningOut(current, now()) ? undefined : fetchTokens(current.pool, false)
    const stored = await fetchTokens(current.pool, false)
    return stored?.accessToken === refused ? undefined : stored
  }

  const renewInTurn = async (refused: string) => {
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

  /** Ten calls at once make one refresh: with rotation nine others would end the session. */
  const renew = (refused = ''): Promise<string | undefined> => {
    const flight =
      flights.get(refused) ??
      exclusively(() => renewInTurn(refused)).finally(() => {
        flights.delete(refused)
      })
    flights.set(refused, flight)
    return flight
  }

  const storedToken = async (session: SessionMark) => {
    const stored = readToken(session)
    if (stored) return stored
    const tokens = await fetchTokens(session.pool, false)
    if (!tokens) await expire()
    return tokens?.accessToken
  }

  return {
    /** A token that is good for a while, or nothing when signed out. Throws ApiError `unavailable`. */
    accessToken: async (pool: PoolName): Promise<string | undefined> => {
      const current = mark.read()
      if (current?.pool !== pool) return undefined
      if (!isRunningOut(current, now())) return storedToken(current)
      return renew().catch(() => {
        if (current.expiresAt > now()) return storedToken(current)
        throw new ApiError('unavailable', { status: 0 })
      })
    },

    /** A token in place of one that the API refused, or nothing where the session has ended. */
    renewRefused: (pool: PoolName, refused: string): Promise<string | undefined> =>
      mark.read()?.pool === pool ? renew(refused) : Promise.resolve(undefined),

    /** Renews what is running out; a failure waits for the next check. */
    check: async (): Promise<void> => {
      const current = mark.read()
      if (current && isRunningOut(current, now())) await renew().catch(() => undefined)
    },

    /** Takes over the tokens of a sign-in that has just succeeded; the other pool's session ends. */
    signedIn: async (pool: PoolName): Promise<void> => {
      await endSession(pool === 'business' ? 'partner' : 'business')
      const tokens = await fetchTokens(pool, false)
      if (tokens) remember(pool, tokens)
    },

    /** Signs out here and in every tab, then revokes: an unreachable Cognito keeps nobody signed in. */
    signOut: (): Promise<void> => {
      const left = mark.read()
      mark.clear()
      return left ? exclusively(() => giveUp(left)) : Promise.resolve()
    },

    expire,
  }
}

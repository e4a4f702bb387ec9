import type { Tokens } from './amplify.ts'
import { ApiError } from './api-error.ts'
import type { PoolName } from './config.ts'
import type { createSessionMark, SessionMark } from './sessions-mark.ts'

/** How often the tokens are looked at; they are renewed when fewer than three such intervals remain. */
export const checkEveryMs = 30_000
const renewBelowMs = 3 * checkEveryMs

type Ports = {
  mark: Pick<ReturnType<typeof createSessionMark>, 'read' | 'write' | 'clear' | 'expire'>
  /** Throws where Cognito cannot be asked; gives nothing where it takes the session no more. */
  fetchTokens: (pool: PoolName, renew: boolean) => Promise<Tokens | undefined>
  endSession: (pool: PoolName) => Promise<void>
  /** Runs one at a time over all tabs. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Milliseconds of this machine's clock. */
  now: () => number
}

/** Keeps one session alive: every token is read, renewed and given up through here. */
export const createSessionKeeper = ({ mark, fetchTokens, endSession, exclusively, now }: Ports) => {
  const flights = new Map<string, Promise<string | undefined>>()

  const isRunningOut = ({ expiresAt }: SessionMark) => expiresAt - now() < renewBelowMs

  const remember = (pool: PoolName, { userId, lifetimeSeconds }: Tokens) =>
    mark.write({ pool, userId, expiresAt: now() + lifetimeSeconds * 1000 })

  const expire = async () => {
    const left = mark.read()
    mark.expire()
    if (left) await endSession(left.pool)
  }

  /** What another tab may have renewed while this one waited for its turn. */
  const renewedElsewhere = async (current: SessionMark, refused: string) => {
    if (!refused) return isRunningOut(current) ? undefined : fetchTokens(current.pool, false)
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

  const storedToken = async (pool: PoolName) => {
    const tokens = await fetchTokens(pool, false)
    if (!tokens) await expire()
    return tokens?.accessToken
  }

  return {
    /** A token that is good for a while, or nothing when signed out. Throws ApiError `unavailable`. */
    accessToken: async (pool: PoolName): Promise<string | undefined> => {
      const current = mark.read()
      if (current?.pool !== pool) return undefined
      if (!isRunningOut(current)) return storedToken(pool)
      return renew().catch(() => {
        if (current.expiresAt > now()) return storedToken(pool)
        throw new ApiError('unavailable', { status: 0 })
      })
    },

    /** A token in place of one that the API refused, or nothing where the session has ended. */
    renewRefused: (pool: PoolName, refused: string): Promise<string | undefined> =>
      mark.read()?.pool === pool ? renew(refused) : Promise.resolve(undefined),

    /** Renews what is running out; a failure waits for the next check. */
    check: async (): Promise<void> => {
      const current = mark.read()
      if (current && isRunningOut(current)) await renew().catch(() => undefined)
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
      return left ? exclusively(() => endSession(left.pool)) : Promise.resolve()
    },

    expire,
  }
}

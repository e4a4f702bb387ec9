import type { PoolName } from './config.ts'
import { fetchOrReload } from './lost-file.ts'
import { createSessionKeeper } from './sessions-keeper.ts'
import { checkEveryMs, sessionMark } from './sessions-mark.ts'
import { forgetTokens, storedToken } from './stored-token.ts'

/** The sign-in library, which renews and revokes tokens: a first view is shown without it. */
const library = () => import('./amplify.ts')

/** Web Locks hold over all tabs, so that two of them never spend the same refresh token. */
export const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('session', work) : work()

const keeper = createSessionKeeper({
  mark: sessionMark,
  readToken: storedToken,
  fetchTokens: async (pool, renew) => (await fetchOrReload(library)).fetchTokens(pool, renew),
  endSession: async pool => (await library()).endSession(pool),
  forgetTokens,
  exclusively,
  now: Date.now,
})

export const { accessToken, renewRefused, signedIn, signOut } = keeper

/** Trades the tokens for new ones at once, whatever is left of them. Throws where Cognito cannot be asked. */
export const renewSession = async (pool: PoolName): Promise<void> => {
  const token = await accessToken(pool)
  if (token) await renewRefused(pool, token)
}

/** Ends a session that the server takes no more; the guard then says so and keeps the place. */
export const expireSession = keeper.expire

/** Looks after the tokens while a signed-in area is open; gives the function that stops it. */
export const watchSession = (): (() => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') void keeper.check()
  }
  const timer = setInterval(() => void keeper.check(), checkEveryMs)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  void keeper.check()
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Fetches the sign-in library before it is needed: who signs out later may have no network. */
export const fetchLibrary = async (pool: PoolName): Promise<void> => {
  await library()
    .then(({ amplifyContext }) => amplifyContext(pool))
    .catch(() => undefined)
}

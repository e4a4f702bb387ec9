import type { PoolName } from './config.ts'
import { fetchOrReload } from './lost-file.ts'
import { createSessionKeeper } from './sessions-keeper.ts'
import { checkEveryMs, sessionMark } from './sessions-mark.ts'
import { forgetTokens, storedToken } from './stored-token.ts'

/** Loads the sign-in library, which renews and revokes tokens. A first view does not wait for it. */
const library = () => import('./amplify.ts')

/** Web Locks work across tabs, so two tabs never use the same refresh token. */
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

/** Ends a session that the server no longer accepts. The guard then shows a message and keeps the address. */
export const expireSession = keeper.expire

/** Keeps the tokens fresh while a signed-in area is open. Returns a function that stops this. */
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

/** Fetches the sign-in library early: the network may be gone by the time of the sign-out. */
export const fetchLibrary = async (pool: PoolName): Promise<void> => {
  await library()
    .then(({ amplifyContext }) => amplifyContext(pool))
    .catch(() => undefined)
}

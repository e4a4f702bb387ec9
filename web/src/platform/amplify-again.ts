import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { config, type PoolName } from './config.ts'

/**
 * A context whose tokens stand in memory, for who signs in again while the session goes on: a wrong password ends
 * nothing. `takeOver` puts them in the place of the stored ones, all at once, so that no tab is ever without.
 */
export const besideSession = async (pool: PoolName) => {
  const kept = new Map<string, string>()
  const Cognito = (await config())[pool]
  const tokenProvider = createUserPoolsTokenProvider(
    { Cognito },
    {
      getItem: async key => kept.get(key) ?? null,
      setItem: async (key, text) => void kept.set(key, text),
      removeItem: async key => void kept.delete(key),
      clear: async () => kept.clear(),
    },
  )
  return {
    context: createAmplifyContext({ Auth: { Cognito } }, { Auth: { tokenProvider } }),
    takeOver: (): void => {
      for (const [key, text] of kept) localStorage.setItem(key, text)
    },
  }
}

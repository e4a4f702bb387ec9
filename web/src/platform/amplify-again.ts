import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { signOut } from 'aws-amplify/auth'
import { config, type PoolName } from './config.ts'

/** A context whose tokens stand in memory, under the names that storage has them under. */
const contextOver = async (pool: PoolName, kept: Map<string, string>) => {
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
  return createAmplifyContext({ Auth: { Cognito } }, { Auth: { tokenProvider } })
}

/**
 * A context for who signs in again while the session goes on: a wrong password ends nothing. `takeOver` puts its
 * tokens in the place of the stored ones, all at once, so that no tab is ever without, and revokes those.
 */
export const createParallelSession = async (pool: PoolName) => {
  const kept = new Map<string, string>()
  return {
    context: await contextOver(pool, kept),
    takeOver: async (): Promise<void> => {
      const replaced = new Map([...kept.keys()].map(key => [key, localStorage.getItem(key) ?? '']))
      for (const [key, text] of kept) localStorage.setItem(key, text)
      // What cannot be revoked now ends by itself, later.
      await signOut(await contextOver(pool, replaced)).catch(error =>
        console.error('The tokens of before could not be revoked', error),
      )
    },
  }
}

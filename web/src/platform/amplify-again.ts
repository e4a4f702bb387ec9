import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { signOut } from 'aws-amplify/auth'
import { config, type PoolName } from './config.ts'

/** An Amplify context that keeps its tokens in memory, under the same names as the storage. */
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
 * Creates a context to sign in again while the session continues: a wrong password ends nothing. `takeOver` replaces
 * the stored tokens all at once, so that no tab is ever without tokens, and revokes the old ones.
 */
export const createParallelSession = async (pool: PoolName) => {
  const kept = new Map<string, string>()
  return {
    context: await contextOver(pool, kept),
    takeOver: async (): Promise<void> => {
      const replaced = new Map([...kept.keys()].map(key => [key, localStorage.getItem(key) ?? '']))
      for (const [key, text] of kept) localStorage.setItem(key, text)
      // Tokens that cannot be revoked now expire later.
      await signOut(await contextOver(pool, replaced)).catch(error =>
        console.error('The previous tokens could not be revoked', error),
      )
    },
  }
}

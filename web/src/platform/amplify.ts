import { createAmplifyContext } from 'aws-amplify'
import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { config, type PoolName } from './config.ts'

// The library also notifies tabs of sign-ins, through its global context, and logs that it has none. Our tabs are
// notified by sessions-mark.ts.
cognitoUserPoolsTokenProvider.teardownNotify()

type AmplifyContext = ReturnType<typeof createAmplifyContext>

const contexts = new Map<PoolName, Promise<AmplifyContext>>()

const open = async (pool: PoolName): Promise<AmplifyContext> => {
  const Cognito = (await config())[pool]
  return createAmplifyContext({ Auth: { Cognito } })
}

/**
 * Returns the pool's own context, the first argument of every aws-amplify/auth function. Amplify.configure is never
 * called: a refresh in progress during a second configuration returns the other pool's tokens.
 */
export const amplifyContext = (pool: PoolName): Promise<AmplifyContext> => {
  const context = contexts.get(pool) ?? open(pool)
  contexts.set(pool, context)
  context.catch(() => contexts.delete(pool))
  return context
}

export type Tokens = { accessToken: string; userId: string; lifetimeSeconds: number }

/** Returns the stored tokens, renewed ones with `renew`, or nothing if Cognito no longer accepts the session. */
export const fetchTokens = async (pool: PoolName, renew: boolean): Promise<Tokens | undefined> => {
  const { tokens, userSub } = await fetchAuthSession(await amplifyContext(pool), { forceRefresh: renew })
  if (!tokens || !userSub) return undefined
  const { exp = 0, iat = 0 } = tokens.accessToken.payload
  return { accessToken: tokens.accessToken.toString(), userId: userSub, lifetimeSeconds: exp - iat }
}

/** Revokes the refresh token and removes the tokens; does nothing if nobody is signed in. */
export const endSession = async (pool: PoolName): Promise<void> => signOut(await amplifyContext(pool))

import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { environment } from '../platform/env/environment.ts'
import type { Account, SignIn } from './person.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({
    maxAttempts: 3,
    ...timeoutAfter(2_500),
  }),
)

const poolId = (pool: Account['pool']): string =>
  environment(pool === 'business' ? 'BUSINESS_POOL_ID' : 'PARTNER_POOL_ID')

const orNull = async <Found>(request: Promise<Found>): Promise<Found | null> => {
  try {
    return await request
  } catch (error) {
    if (error instanceof UserNotFoundException) return null
    throw error
  }
}

const findIn = async (pool: Account['pool'], email: string): Promise<SignIn[]> => {
  const request = cognito.send(new AdminGetUserCommand({ UserPoolId: poolId(pool), Username: email }))
  const user = await orNull(request)
  if (!user) return []
  const attributes = Object.fromEntries(
    (user.UserAttributes ?? []).map(({ Name = '', Value = '' }) => [Name, Value]),
  )
  const { UserStatus: status = 'UNKNOWN', UserCreateDate, Username = '' } = user
  const createdAt = UserCreateDate?.toISOString() ?? null
  return [{ pool, sub: attributes.sub ?? Username, status, createdAt, attributes }]
}

/** The sign-ins of an address, at most one in each pool. */
export const signInsOf = async (email: string): Promise<SignIn[]> =>
  (await Promise.all([findIn('business', email), findIn('partner', email)])).flat()

/** Removes a sign-in; false if it is gone. Whatever asks the pool refuses its tokens from then on. */
export const removeSignIn = async ({ pool, sub }: Account): Promise<boolean> => {
  const request = cognito.send(new AdminDeleteUserCommand({ UserPoolId: poolId(pool), Username: sub }))
  return (await orNull(request)) !== null
}

import { randomUUID } from 'node:crypto'
import { writableAttributes } from '#infra/system/pools.ts'
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts'
import { readAttributes, readMetadata, readParameters, rule } from './parameters.ts'
import { assertPassword } from './password-policy.ts'
import { createVerifier } from './srp.ts'
import { type Operation, poolOfClient, triggerAttributes, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

/**
 * Registers a user; PreSignUp may refuse, confirm or verify it. A user that it does not confirm stays UNCONFIRMED,
 * because the system uses neither ConfirmSignUp nor its mail.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_SignUp.html
 */
export const signUp: Operation = async ({ pools, body }) => {
  const { ClientId, Username, Password } = readParameters(body, {
    ClientId: rule.clientId,
    Username: rule.username,
    Password: rule.password,
  })
  const pool = poolOfClient(pools, ClientId)
  if (!pool.settings.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool')
  const attributes = { ...readAttributes(body, 'UserAttributes'), email: Username }
  assertAttributes(attributes)
  assertPassword(pool, Password)

  const sub = randomUUID()
  const clientMetadata = readMetadata(body)
  const validationData = body.ValidationData ? readAttributes(body, 'ValidationData') : null
  const decision = await preSignUp(pool, sub, { userAttributes: attributes, validationData, clientMetadata })
  const user: Omit<User, 'createdAt' | 'modifiedAt'> = {
    sub,
    status: decision?.autoConfirmUser === true ? 'CONFIRMED' : 'UNCONFIRMED',
    attributes: { sub, ...attributes, email_verified: String(decision?.autoVerifyEmail === true) },
    password: createVerifier(pool.srpName, sub, Password),
  }
  if (!pool.users.add(user)) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
  }
  if (user.status === 'CONFIRMED')
    await postConfirmation(pool, sub, 'PostConfirmation_ConfirmSignUp', clientMetadata)
  return { UserConfirmed: user.status === 'CONFIRMED', UserSub: sub }
}

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html */
const preSignUp = (pool: UserPool, userName: string, request: Record<string, unknown>) =>
  pool.invoke('PreSignUp', {
    source: 'PreSignUp_SignUp',
    userName,
    request,
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html */
export async function postConfirmation(
  pool: UserPool,
  sub: string,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  clientMetadata: Record<string, string> | undefined,
): Promise<void> {
  const user = pool.users.find(sub)
  if (!user) return
  const request = { userAttributes: triggerAttributes(user), clientMetadata }
  await pool.invoke('PostConfirmation', { source, userName: sub, request, response: {} })
}

/**
 * The standard attributes, which every pool has.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html
 */
const standard = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number
   phone_number_verified picture preferred_username profile sub updated_at website zoneinfo`.split(/\s+/),
)
/** The client's WriteAttributes. */
const writable: ReadonlySet<string> = new Set(writableAttributes)

function assertAttributes(attributes: Record<string, string>): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(attributes.email ?? ''))
    throw invalidParameter('Username should be an email.')
  for (const name of Object.keys(attributes)) {
    if (writable.has(name)) continue
    if (standard.has(name)) throw notAuthorized('A client attempted to write unauthorized attribute')
    const message = `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`
    throw invalidParameter(message)
  }
}

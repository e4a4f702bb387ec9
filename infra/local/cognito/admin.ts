import { attributeList } from './account.ts'
import { CognitoError, userNotFound } from './errors.ts'
import { type Body, readAttributes, readParameters, rule } from './parameters.ts'
import { type Operation, removeUser, type UserPool } from './user-pool.ts'
import type { User } from './users.ts'

/**
 * Writes attributes of a user; a new e-mail address is unverified unless the call says otherwise.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUpdateUserAttributes.html
 */
export const adminUpdateUserAttributes: Operation = async ({ pools, body }) => {
  const { pool, user } = findUser(pools, body)
  const changes = readAttributes(body, 'UserAttributes')
  const moves = changes.email !== undefined && changes.email !== user.attributes.email
  const kept = moves ? { ...user.attributes, email_verified: 'false' } : user.attributes
  const attributes = { ...kept, ...changes, sub: user.sub }
  if (!pool.users.setAttributes(user.sub, attributes)) {
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.')
  }
  return {}
}

/**
 * Signs a user out everywhere.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminUserGlobalSignOut.html
 */
export const adminUserGlobalSignOut: Operation = async ({ pools, body }) => {
  const { pool, user } = findUser(pools, body)
  pool.signIns.revokeAllOf(pool.id, user.sub)
  return {}
}

/**
 * A user with status and dates (seconds since 1970).
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminGetUser.html
 */
export const adminGetUser: Operation = async ({ pools, body }) => {
  const { user } = findUser(pools, body)
  return {
    Username: user.sub,
    UserAttributes: attributeList(user.attributes),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: true,
    UserStatus: user.status,
  }
}

/**
 * Removes a user with all their data; their tokens become invalid.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminDeleteUser.html
 */
export const adminDeleteUser: Operation = async ({ pools, body }) => {
  const { pool, user } = findUser(pools, body)
  removeUser(pool, user)
  return {}
}

export function findUser(pools: readonly UserPool[], body: Body): { pool: UserPool; user: User } {
  const { UserPoolId, Username } = readParameters(body, {
    UserPoolId: rule.userPoolId,
    Username: rule.username,
  })
  const pool = pools.find(({ id }) => id === UserPoolId)
  if (!pool) throw new CognitoError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`)
  const user = pool.users.find(Username)
  if (!user) throw userNotFound()
  return { pool, user }
}

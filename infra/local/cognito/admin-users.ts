import { randomUUID } from 'node:crypto'
import { attributeList } from './account.ts'
import { findUser } from './admin.ts'
import { CognitoError } from './errors.ts'
import { readAttributes, readParameters, rule } from './parameters.ts'
import { assertPassword } from './password-policy.ts'
import { createVerifier } from './srp.ts'
import type { Operation, UserPool } from './user-pool.ts'
import type { User } from './users.ts'

const poolOf = (pools: readonly UserPool[], id: string): UserPool => {
  const pool = pools.find(candidate => candidate.id === id)
  if (pool) return pool
  throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`)
}

const listed = ({ sub, attributes, createdAt, modifiedAt, status }: User) => ({
  Username: sub,
  Attributes: attributeList(attributes),
  UserCreateDate: createdAt / 1000,
  UserLastModifiedDate: modifiedAt / 1000,
  Enabled: true,
  UserStatus: status,
})

/**
 * Invites a user with a temporary password. The system always suppresses Cognito's own mail.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminCreateUser.html
 */
export const adminCreateUser: Operation = async ({ pools, body }) => {
  const { UserPoolId, Username, TemporaryPassword } = readParameters(body, {
    UserPoolId: rule.userPoolId,
    Username: rule.username,
    TemporaryPassword: rule.password,
    MessageAction: { required: true, oneOf: ['SUPPRESS'], shown: true },
  })
  const pool = poolOf(pools, UserPoolId)
  const sub = randomUUID()
  const attributes = { sub, ...readAttributes(body, 'UserAttributes'), email: Username }
  assertPassword(pool, TemporaryPassword ?? '')
  const password = createVerifier(pool.srpName, sub, TemporaryPassword ?? '')
  if (!pool.users.add({ sub, status: 'FORCE_CHANGE_PASSWORD', attributes, password }))
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.')
  const made = pool.users.find(sub)
  return { User: made && listed(made) }
}

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminAddUserToGroup.html */
export const adminAddUserToGroup: Operation = async ({ pools, body }) => {
  const { pool, user } = findUser(pools, body)
  const { GroupName } = readParameters(body, { GroupName: { required: true, minimum: 1, maximum: 128 } })
  if (!pool.settings.groups.includes(GroupName))
    throw new CognitoError('ResourceNotFoundException', 'Group not found.')
  pool.groups.add(user.sub, GroupName)
  return {}
}

/** https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_AdminListGroupsForUser.html */
export const adminListGroupsForUser: Operation = async ({ pools, body }) => {
  const { pool, user } = findUser(pools, body)
  return { Groups: pool.groups.of(user.sub).map(GroupName => ({ GroupName, UserPoolId: pool.id })) }
}

/**
 * Every user of a pool, on one page: the system lists operators only, who are few.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export const listUsers: Operation = async ({ pools, body }) => {
  const { UserPoolId } = readParameters(body, { UserPoolId: rule.userPoolId })
  return { Users: poolOf(pools, UserPoolId).users.all().map(listed) }
}

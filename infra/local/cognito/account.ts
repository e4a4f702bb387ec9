import { incorrectCredentials } from './errors.ts'
import { readParameters, rule } from './parameters.ts'
import { assertPassword } from './password-policy.ts'
import { createVerifier, isPassword } from './srp.ts'
import { authenticate } from './tokens.ts'
import { type Operation, removeUser } from './user-pool.ts'

/**
 * The user of an access token.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_GetUser.html
 */
export const getUser: Operation = async ({ pools, body }) => {
  const { AccessToken } = readParameters(body, { AccessToken: rule.token })
  const { user } = authenticate(pools, AccessToken)
  return { Username: user.sub, UserAttributes: attributeList(user.attributes) }
}

/**
 * Sets a new password for a caller who knows the old one. Other sign-ins of the user stay valid.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ChangePassword.html
 */
export const changePassword: Operation = async ({ pools, body }) => {
  const { AccessToken, PreviousPassword, ProposedPassword } = readParameters(body, {
    AccessToken: rule.token,
    PreviousPassword: rule.password,
    ProposedPassword: rule.password,
  })
  const { pool, user } = authenticate(pools, AccessToken)
  assertPassword(pool, ProposedPassword)
  if (!isPassword(pool.srpName, user.sub, PreviousPassword, user.password)) throw incorrectCredentials()
  pool.users.setPassword(user.sub, createVerifier(pool.srpName, user.sub, ProposedPassword))
  return {}
}

/**
 * Removes the user of an access token with all their data. Cognito lets every signed-in user do this, whatever the
 * client's settings; no trigger runs.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_DeleteUser.html
 */
export const deleteUser: Operation = async ({ pools, body }) => {
  const { AccessToken } = readParameters(body, { AccessToken: rule.token })
  const { pool, user } = authenticate(pools, AccessToken)
  removeUser(pool, user)
  return {}
}

/** Attributes as the API lists them. */
export const attributeList = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))

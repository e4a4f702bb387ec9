import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import type { OperatorRole } from '#shared/operator/roles.ts'
import { connect, timeoutAfter } from '../platform/connections.ts'
import { environment } from '../platform/env/environment.ts'

const cognito = connect(
  'cognito-identity-provider',
  new CognitoIdentityProviderClient({ ...timeoutAfter(5_000) }),
)

const pool = () => ({ UserPoolId: environment('OPERATOR_POOL_ID') })

const create = async (email: string, password: string): Promise<boolean> => {
  try {
    await cognito.send(
      new AdminCreateUserCommand({
        ...pool(),
        Username: email,
        TemporaryPassword: password,
        // Cognito's own mail would carry the password; whoever invites passes it on.
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    )
    return true
  } catch (error) {
    if (error instanceof UsernameExistsException) return false
    throw error
  }
}

const rolesOf = async (Username: string): Promise<string[]> => {
  const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ ...pool(), Username }))
  return Groups.flatMap(({ GroupName }) => GroupName ?? [])
}

const addressOf = ({ Attributes = [] }: UserType): string =>
  Attributes.find(({ Name }) => Name === 'email')?.Value ?? ''

const readMembers = async (PaginationToken?: string): Promise<UserType[]> => {
  const page = await cognito.send(new ListUsersCommand({ ...pool(), PaginationToken }))
  const { Users = [], PaginationToken: next } = page
  return next ? [...Users, ...(await readMembers(next))] : Users
}

/** The addresses of those who may sign in at the desk, by the id that the audit names. */
export const listNames = async () =>
  (await readMembers()).map(member => ({ id: member.Username ?? '', email: addressOf(member) }))

/** Everybody who may sign in at the desk, with their roles. */
export const listMembers = async () =>
  Promise.all(
    (await readMembers()).map(async member => ({
      email: addressOf(member),
      roles: (await rolesOf(member.Username ?? '')).join(', '),
      state: member.UserStatus === 'CONFIRMED' ? 'signed in before' : 'invited',
      id: member.Username ?? '',
    })),
  )

/**
 * Lets somebody in with these roles; returns their id, or null if they are let in already. A repeated call also gives
 * the roles that one which ended half-way did not give.
 */
export const addMember = async (
  email: string,
  roles: readonly OperatorRole[],
  password: string,
): Promise<string | null> => {
  const isNew = await create(email, password)
  for (const GroupName of roles)
    await cognito.send(new AdminAddUserToGroupCommand({ ...pool(), Username: email, GroupName }))
  if (!isNew) return null
  const members = await readMembers()
  return members.find(member => addressOf(member) === email)?.Username ?? null
}

/** Signs somebody out everywhere and removes them; false if they were not let in. */
export const removeMember = async (Username: string): Promise<boolean> => {
  try {
    await cognito.send(new AdminUserGlobalSignOutCommand({ ...pool(), Username }))
    await cognito.send(new AdminDeleteUserCommand({ ...pool(), Username }))
    return true
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}

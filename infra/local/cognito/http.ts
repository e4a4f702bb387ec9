import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { changePassword, deleteUser, getUser } from './account.ts'
import { adminDeleteUser, adminGetUser, adminUpdateUserAttributes, adminUserGlobalSignOut } from './admin.ts'
import { adminAddUserToGroup, adminCreateUser, adminListGroupsForUser, listUsers } from './admin-users.ts'
import { CognitoError } from './errors.ts'
import { type Body, serializationError } from './parameters.ts'
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  setUserMfaPreference,
  startWebAuthnRegistration,
} from './passkey-setup.ts'
import { confirmForgotPassword, forgotPassword } from './recovery.ts'
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './refresh.ts'
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { associateSoftwareToken, verifySoftwareToken } from './software-token-setup.ts'
import type { Operation, UserPool } from './user-pool.ts'

/** The operations that a browser may call. */
const publicOperations = new Map<string, Operation>(
  Object.entries({
    SignUp: signUp,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    RevokeToken: revokeToken,
    GlobalSignOut: globalSignOut,
    GetUser: getUser,
    ChangePassword: changePassword,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    AssociateSoftwareToken: associateSoftwareToken,
    VerifySoftwareToken: verifySoftwareToken,
    StartWebAuthnRegistration: startWebAuthnRegistration,
    CompleteWebAuthnRegistration: completeWebAuthnRegistration,
    ListWebAuthnCredentials: listWebAuthnCredentials,
    DeleteWebAuthnCredential: deleteWebAuthnCredential,
    SetUserMFAPreference: setUserMfaPreference,
  }),
)

/** The operations that need AWS credentials: functions call these. */
const signedOperations = new Map<string, Operation>(
  Object.entries({
    AdminGetUser: adminGetUser,
    AdminDeleteUser: adminDeleteUser,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    AdminCreateUser: adminCreateUser,
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminListGroupsForUser: adminListGroupsForUser,
    ListUsers: listUsers,
  }),
)

/**
 * Handles one request of AWS's JSON 1.1 protocol: POST with X-Amz-Target, at any path.
 * https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html
 */
export async function handleRequest(
  { pools, originSecret }: { pools: readonly UserPool[]; originSecret: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const operation = operationOf(request, originSecret)
    send(response, 200, await operation({ pools, body: await readBody(request) }))
  } catch (error) {
    sendError(response, error)
  }
}

/** What the firewall of the pools lets through with the secret only. */
const changesPasskeys = ['CompleteWebAuthnRegistration', 'DeleteWebAuthnCredential']

function operationOf({ headers }: IncomingMessage, originSecret: string): Operation {
  const [service, name = ''] = String(headers['x-amz-target'] ?? '').split('.')
  if (service !== 'AWSCognitoIdentityProviderService') throw new CognitoError('UnknownOperationException')
  if (changesPasskeys.includes(name) && headers['x-origin-secret'] !== originSecret)
    throw new CognitoError('ForbiddenException', 'Request not allowed due to WAF block.')
  const operation = publicOperations.get(name)
  if (operation) return operation
  const signed = signedOperations.get(name)
  if (!signed) throw new CognitoError('UnknownOperationException')
  if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return signed
  throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = parse(Buffer.concat(chunks).toString())
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw serializationError()
  return body as Body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw serializationError()
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (error instanceof CognitoError) {
    const { type, message } = error
    response.setHeader('x-amzn-errortype', `${type}:`)
    send(response, 400, message ? { __type: type, message } : { __type: type })
    return
  }
  console.error('cognito: an operation failed', error)
  const message = 'An internal error occurred.'
  send(response, 500, { __type: 'InternalErrorException', message })
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
  })
  response.end(JSON.stringify(body))
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Emulator, ids, password, startEmulator } from './emulator.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
  await emulator.signUp('business', 'anna@example.com')
  await emulator.signUp('partner', 'anna@example.com')
})
afterAll(() => emulator.stop())

type Refusal = [name: string, operation: string, body: unknown, type: string, message: string]

const business = { ClientId: ids.business.clientId }
const partner = { ClientId: ids.partner.clientId }
const signUp = { ...business, Username: 'new@example.com', Password: password }
const custom = { ...business, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: 'anna@example.com' } }
const srp = {
  ...partner,
  AuthFlow: 'USER_SRP_AUTH',
  AuthParameters: { USERNAME: 'anna@example.com', SRP_A: 'aa' },
}
const confirmation = {
  ...partner,
  Username: 'anna@example.com',
  ConfirmationCode: '123456',
  Password: password,
}
const session = 'x'.repeat(40)
const claim = {
  USERNAME: 'anna@example.com',
  PASSWORD_CLAIM_SECRET_BLOCK: 'QUFB',
  PASSWORD_CLAIM_SIGNATURE: 'QUFB',
  TIMESTAMP: 'Sat Nov 21 13:00:00 UTC 2026',
}
const respond = (ChallengeName: string, ChallengeResponses: object, more: object = {}) => ({
  ...(ChallengeName === 'PASSWORD_VERIFIER' ? partner : business),
  ChallengeName,
  ChallengeResponses,
  ...more,
})
const nul = (name: string) =>
  `1 validation error detected: Value null at '${name}' failed to satisfy constraint: Member must not be null`
const fails = (value: string, constraint: string) =>
  `1 validation error detected: ${value} failed to satisfy constraint: Member must ${constraint}`
const nulName = 'anna\0@example.com'
const noClient = 'User pool client unknown does not exist.'
const parameter = 'InvalidParameterException'
const denied = 'NotAuthorizedException'

const refusals: Refusal[] = [
  ['sign-up: no client', 'SignUp', { ...signUp, ClientId: undefined }, parameter, nul('clientId')],
  ['sign-up: no name', 'SignUp', { ...signUp, Username: null }, parameter, nul('username')],
  ['sign-up: no password', 'SignUp', { ...signUp, Password: undefined }, parameter, nul('password')],
  [
    'sign-up: another client',
    'SignUp',
    { ...signUp, ClientId: 'unknown' },
    'ResourceNotFoundException',
    noClient,
  ],
  [
    'sign-up: an impossible client',
    'SignUp',
    { ...signUp, ClientId: 'a-b' },
    parameter,
    fails("Value 'a-b' at 'clientId'", 'satisfy regular expression pattern: [\\w+]+'),
  ],
  [
    'sign-up: an empty name',
    'SignUp',
    { ...signUp, Username: '' },
    parameter,
    "2 validation errors detected: Value at 'username' failed to satisfy constraint: Member must have length greater than or equal to 1; Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
  ],
  [
    'sign-up: a long name',
    'SignUp',
    { ...signUp, Username: `${'a'.repeat(120)}@example.com` },
    parameter,
    fails("Value at 'username'", 'have length less than or equal to 128'),
  ],
  [
    'sign-up: no e-mail address',
    'SignUp',
    { ...signUp, Username: 'anna' },
    parameter,
    'Username should be an email.',
  ],
  [
    'sign-up: a short password',
    'SignUp',
    { ...partner, Username: 'new@example.com', Password: 'five5' },
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ],
  [
    'sign-up: a password that ends in a space',
    'SignUp',
    { ...signUp, Password: 'secret ' },
    parameter,
    fails("Value at 'password'", 'satisfy regular expression pattern: ^[\\S]+.*[\\S]+$'),
  ],
  [
    'sign-up: a taken address',
    'SignUp',
    { ...signUp, Username: 'ANNA@example.com' },
    'UsernameExistsException',
    'An account with the given email already exists.',
  ],
  [
    'sign-up: verifies itself',
    'SignUp',
    { ...signUp, UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
    denied,
    'A client attempted to write unauthorized attribute',
  ],
  [
    'sign-up: an attribute that the client may not write',
    'SignUp',
    { ...signUp, UserAttributes: [{ Name: 'name', Value: 'Anna' }] },
    denied,
    'A client attempted to write unauthorized attribute',
  ],
  ...['SignUp', 'ForgotPassword', 'InitiateAuth'].map(
    (operation): Refusal => [
      `a name with NUL: ${operation}`,
      operation,
      {
        ...signUp,
        ...partner,
        ...srp,
        Username: nulName,
        AuthParameters: { USERNAME: nulName, SRP_A: 'aa' },
      },
      parameter,
      fails("Value at 'username'", 'satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+'),
    ],
  ),
  [
    'sign-up: an unknown attribute',
    'SignUp',
    { ...signUp, UserAttributes: [{ Name: 'custom:role', Value: 'x' }] },
    parameter,
    'Attributes did not conform to the schema: custom:role: Attribute does not exist in the schema.\n',
  ],
  ['sign-in: no flow', 'InitiateAuth', { ...custom, AuthFlow: undefined }, parameter, nul('authFlow')],
  [
    'sign-in: an impossible flow',
    'InitiateAuth',
    { ...custom, AuthFlow: 'MAGIC' },
    parameter,
    fails(
      "Value 'MAGIC' at 'authFlow'",
      'satisfy enum value set: [USER_SRP_AUTH, REFRESH_TOKEN_AUTH, REFRESH_TOKEN, CUSTOM_AUTH, ADMIN_NO_SRP_AUTH, USER_PASSWORD_AUTH, ADMIN_USER_PASSWORD_AUTH, USER_AUTH]',
    ),
  ],
  [
    'sign-in: another client',
    'InitiateAuth',
    { ...custom, ClientId: 'unknown' },
    'ResourceNotFoundException',
    noClient,
  ],
  [
    'sign-in: SRP where codes are',
    'InitiateAuth',
    { ...srp, ...business },
    parameter,
    'USER_SRP_AUTH is not enabled for the client.',
  ],
  [
    'sign-in: codes where SRP is',
    'InitiateAuth',
    { ...custom, ...partner },
    parameter,
    'CUSTOM_AUTH is not enabled for the client.',
  ],
  [
    'sign-in: a plain password',
    'InitiateAuth',
    { ...custom, AuthFlow: 'USER_PASSWORD_AUTH' },
    parameter,
    'USER_PASSWORD_AUTH flow not enabled for this client',
  ],
  [
    'sign-in: refresh the old way',
    'InitiateAuth',
    { ...custom, AuthFlow: 'REFRESH_TOKEN_AUTH' },
    parameter,
    'Auth flow not enabled for this client',
  ],
  [
    'sign-in: no name for a code',
    'InitiateAuth',
    { ...custom, AuthParameters: {} },
    parameter,
    'Missing required parameter USERNAME',
  ],
  [
    'sign-in: no name for SRP',
    'InitiateAuth',
    { ...srp, AuthParameters: { SRP_A: 'aa' } },
    parameter,
    'Missing required parameter USERNAME',
  ],
  [
    'sign-in: no A',
    'InitiateAuth',
    { ...srp, AuthParameters: { USERNAME: 'a' } },
    parameter,
    'Missing required parameter SRP_A',
  ],
  [
    'sign-in: A is 0',
    'InitiateAuth',
    { ...srp, AuthParameters: { USERNAME: 'a', SRP_A: '00' } },
    parameter,
    'Invalid SRP_A',
  ],
  ['answer: no challenge', 'RespondToAuthChallenge', { ...business }, parameter, nul('challengeName')],
  [
    'answer: another client',
    'RespondToAuthChallenge',
    { ClientId: 'unknown', ChallengeName: 'CUSTOM_CHALLENGE' },
    'ResourceNotFoundException',
    noClient,
  ],
  [
    'answer: a challenge that nobody set',
    'RespondToAuthChallenge',
    respond('SMS_MFA', {}),
    parameter,
    'Invalid challenge transition',
  ],
  [
    'answer: a short session',
    'RespondToAuthChallenge',
    respond('CUSTOM_CHALLENGE', {}, { Session: 'x' }),
    parameter,
    fails("Value at 'session'", 'have length greater than or equal to 20'),
  ],
  [
    'answer: no session',
    'RespondToAuthChallenge',
    respond('CUSTOM_CHALLENGE', { USERNAME: 'a', ANSWER: '1' }),
    parameter,
    'Missing required parameter Session',
  ],
  [
    'answer: no name',
    'RespondToAuthChallenge',
    respond('CUSTOM_CHALLENGE', { ANSWER: '1' }, { Session: session }),
    parameter,
    'Missing required parameter USERNAME',
  ],
  [
    'answer: no answer',
    'RespondToAuthChallenge',
    respond('CUSTOM_CHALLENGE', { USERNAME: 'a' }, { Session: session }),
    parameter,
    'Missing required parameter ANSWER',
  ],
  [
    'answer: an unknown session',
    'RespondToAuthChallenge',
    respond('CUSTOM_CHALLENGE', { USERNAME: 'a', ANSWER: '1' }, { Session: session }),
    denied,
    'Invalid session for the user.',
  ],
  [
    'SRP: no signature',
    'RespondToAuthChallenge',
    respond('PASSWORD_VERIFIER', { ...claim, PASSWORD_CLAIM_SIGNATURE: '' }),
    parameter,
    'Missing required parameter PASSWORD_CLAIM_SIGNATURE',
  ],
  [
    'SRP: another kind of time',
    'RespondToAuthChallenge',
    respond('PASSWORD_VERIFIER', { ...claim, TIMESTAMP: '2026-11-21' }),
    parameter,
    'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
  ],
  [
    'SRP: an unknown secret block',
    'RespondToAuthChallenge',
    respond('PASSWORD_VERIFIER', claim),
    denied,
    'Incorrect username or password.',
  ],
  ['refresh: no token', 'GetTokensFromRefreshToken', business, parameter, nul('refreshToken')],
  [
    'refresh: an unknown token',
    'GetTokensFromRefreshToken',
    { ...business, RefreshToken: 'abc' },
    denied,
    'Invalid Refresh Token',
  ],
  [
    'refresh: another client',
    'GetTokensFromRefreshToken',
    { ClientId: 'unknown', RefreshToken: 'abc' },
    'ResourceNotFoundException',
    noClient,
  ],
  ['revoke: no token', 'RevokeToken', business, parameter, nul('token')],
  [
    'revoke: another client',
    'RevokeToken',
    { ClientId: 'unknown', Token: 'abc' },
    'ResourceNotFoundException',
    noClient,
  ],
  ['sign-out: no token', 'GlobalSignOut', {}, parameter, nul('accessToken')],
  ['sign-out: nonsense', 'GlobalSignOut', { AccessToken: 'abc' }, denied, 'Invalid Access Token'],
  ['user: no token', 'GetUser', {}, parameter, nul('accessToken')],
  ['user: nonsense', 'GetUser', { AccessToken: 'a.b.c' }, denied, 'Invalid Access Token'],
  [
    'change: nothing',
    'ChangePassword',
    { AccessToken: 'abc' },
    parameter,
    "2 validation errors detected: Value null at 'previousPassword' failed to satisfy constraint: Member must not be null; Value null at 'proposedPassword' failed to satisfy constraint: Member must not be null",
  ],
  ['forgot: no name', 'ForgotPassword', partner, parameter, nul('username')],
  [
    'forgot: another client',
    'ForgotPassword',
    { ClientId: 'unknown', Username: 'a' },
    'ResourceNotFoundException',
    noClient,
  ],
  [
    'forgot: a pool without recovery',
    'ForgotPassword',
    { ...business, Username: 'anna@example.com' },
    denied,
    'Contact administrator to reset password.',
  ],
  [
    'reset: no code',
    'ConfirmForgotPassword',
    { ...confirmation, ConfirmationCode: undefined },
    parameter,
    nul('confirmationCode'),
  ],
  [
    'reset: no code was asked for',
    'ConfirmForgotPassword',
    confirmation,
    'ExpiredCodeException',
    'Invalid code provided, please request a code again.',
  ],
  [
    'reset: a short password',
    'ConfirmForgotPassword',
    { ...confirmation, Password: 'five5' },
    'InvalidPasswordException',
    'Password did not conform with policy: Password not long enough',
  ],
  [
    'an administrator without credentials',
    'AdminGetUser',
    { UserPoolId: ids.business.id, Username: 'anna@example.com' },
    'MissingAuthenticationTokenException',
    'Missing Authentication Token',
  ],
]

test.each(refusals)('%s', async (_name, operation, body, type, message) => {
  const answer = await emulator.send(operation, body)
  expect(answer).toEqual({ status: 400, errorType: `${type}:`, body: { __type: type, message } })
})

describe('requests for no known operation', () => {
  test.each(['ListUsers', 'ConfirmSignUp', 'constructor', ''])(
    'operation «%s» is unknown',
    async operation => {
      const answer = await emulator.send(operation, {})
      expect(answer).toMatchObject({ status: 400, body: { __type: 'UnknownOperationException' } })
    },
  )

  test.each([
    ['broken JSON', '{"ClientId":'],
    ['a list', []],
    ['a number for a string', { ...signUp, Username: 7 }],
    ['a list for a map', { ...custom, AuthParameters: [] }],
    ['a number in a map', { ...custom, AuthParameters: { USERNAME: 7 } }],
    ['text for attributes', { ...signUp, UserAttributes: 'email' }],
  ])('%s cannot be read', async (_name, body) => {
    const operation = JSON.stringify(body).includes('AuthFlow') ? 'InitiateAuth' : 'SignUp'
    const answer = await emulator.send(operation, body)
    expect(answer).toMatchObject({ status: 400, body: { __type: 'SerializationException' } })
  })
})

describe('administrators', () => {
  const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local' }
  test.each([
    [
      { UserPoolId: 'eu-north-1_other', Username: 'anna@example.com' },
      'ResourceNotFoundException',
      'User pool eu-north-1_other does not exist.',
    ],
    [
      { UserPoolId: ids.business.id, Username: 'nobody@example.com' },
      'UserNotFoundException',
      'User does not exist.',
    ],
    [
      { UserPoolId: 'nonsense', Username: 'a' },
      parameter,
      fails("Value 'nonsense' at 'userPoolId'", 'satisfy regular expression pattern: [\\w-]+_[0-9a-zA-Z]+'),
    ],
  ])('are told what is missing: %o', async (body, type, message) => {
    expect((await emulator.send('AdminGetUser', body, signed)).body).toEqual({ __type: type, message })
  })
})

test('ten sign-ups of one address create one account', async () => {
  const body = { ...signUp, Username: 'once@example.com' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => emulator.send('SignUp', body)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

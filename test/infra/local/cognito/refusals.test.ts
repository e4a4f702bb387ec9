import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Emulator, ids, startEmulator } from './emulator.ts'
import { custom, fails, parameter, signUp } from './refused-requests.ts'
import { refusedSessions } from './refused-sessions.ts'
import { refusedSignIns } from './refused-sign-ins.ts'
import { refusedSignUps } from './refused-sign-ups.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
  await emulator.signUp('business', 'anna@example.com')
  await emulator.signUp('partner', 'anna@example.com')
})
afterAll(() => emulator.stop())

test.each([...refusedSignUps, ...refusedSignIns, ...refusedSessions])(
  '%s',
  async (_name, operation, body, type, message) => {
    const answer = await emulator.send(operation, body)
    expect(answer).toEqual({ status: 400, errorType: `${type}:`, body: { __type: type, message } })
  },
)

describe('requests for no known operation', () => {
  test.each(['DescribeUserPool', 'ConfirmSignUp', 'constructor', ''])(
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

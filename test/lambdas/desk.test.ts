import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { type OperatorRole, operatorRoles } from '#shared/operator/roles.ts'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { signedCall, signInOperator } from '../infra/local/cognito/operator-session.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { claimsOf, serveApi, signedToken } from '../infra/local/gateway/served-api.ts'

const api = serveApi()
const tokens = {} as Record<OperatorRole | 'none', string>

beforeAll(async () => {
  const signedInAs = async (name: string, roles: readonly OperatorRole[]) =>
    (await signInOperator(api.emulator, `${name}@nodverk.example`, roles)).accessToken
  // One after another: the client keeps one sign-in at a time.
  for (const role of operatorRoles) tokens[role] = await signedInAs(role, [role])
  tokens.none = await signedInAs('none', [])
})

const run = async (name: string, token: string, input: object = {}) => {
  const response = await fetch(`http://127.0.0.1:${api.port}/api/operator/commands/${pathNameOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ input }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** An input that every schema refuses: whoever may run a command is told 422, and nothing is run. */
const unusable = { nothing_has_this_name: true }

const reviewed: Readonly<Record<string, readonly OperatorRole[]>> = {
  'leads list': ['reader', 'matcher', 'finance', 'admin'],
  'leads close': ['matcher', 'admin'],
  'proposals send': ['matcher', 'admin'],
  'orders decline': ['finance', 'admin'],
  'content set': ['admin'],
  'person erase': ['admin'],
  'notices redrive': ['admin'],
}

const names = Object.keys(allCommands) as AnyCommandName[]
const asked = names.flatMap(name => [...operatorRoles, 'none' as const].map(role => [name, role] as const))

describe('who may run what', () => {
  test.each(asked)('%s as %s', async (name, role) => {
    const { for: roles = [], commandLineOnly } = allCommands[name]
    const may = role === 'admin' || roles.some(one => one === role)
    const { status, body } = await run(name, tokens[role], unusable)
    if (!may) expect([status, body.code]).toEqual([403, 'forbidden'])
    else if (commandLineOnly)
      expect([status, body]).toEqual([200, { refused: expect.stringContaining('command line') }])
    else expect([status, body.code]).toEqual([422, 'invalid_fields'])
  })

  test.each(Object.entries(reviewed))('%s is for %s', (name, roles) => {
    const { for: declared = [] } = allCommands[name as AnyCommandName]
    expect([...declared, 'admin']).toEqual(roles)
  })

  test('a reader changes nothing, and what moves money says so', () => {
    const changes = names.filter(name => allCommands[name].returns === 'change')
    expect(changes.filter(name => allCommands[name].for?.includes('reader'))).toEqual([])
    const inMoney = names.filter(name =>
      /^(bank (import|settle)|pay-files (make|release|withdraw)|payouts mark)$/.test(name),
    )
    expect(inMoney.filter(name => !allCommands[name].money)).toEqual([])
    expect(inMoney).toHaveLength(6)
  })
})

describe('forged roles', () => {
  const claims = () => ({ ...claimsOf(api, 'operator'), 'cognito:groups': ['admin'] })

  test.each(['business', 'partner'] as const)(
    'a token of the %s pool that names groups is refused',
    async pool => {
      const forged = { ...claimsOf(api, pool), 'cognito:groups': ['admin'] }
      expect((await run('inquiries list', signedToken(api, pool, forged))).status).toBe(401)
      const signedByOther = signedToken(api, 'operator', claims(), api.keys[pool].privateKey)
      expect((await run('inquiries list', signedByOther)).status).toBe(401)
    },
  )

  test('a well-signed token of nobody’s session is refused', async () => {
    expect((await run('inquiries list', signedToken(api, 'operator', claims()))).status).toBe(401)
  })

  test('whoever is removed is out at once, with a token that has not expired', async () => {
    const email = 'gone@nodverk.example'
    const { accessToken } = await signInOperator(api.emulator, email, ['reader'])
    expect((await run('inquiries list', accessToken)).status).toBe(200)
    await signedCall(api.emulator, 'AdminUserGlobalSignOut', { Username: email })
    expect((await run('inquiries list', accessToken)).status).toBe(401)
  })
})

test('a command is run by its own function, and the audit names who ran it', async () => {
  const { body } = await run('inquiries list', tokens.reader)
  expect(body).toMatchObject({ items: [] })
  const { body: audit } = await run('audit list', tokens.admin)
  const [newest] = (audit as { items: { by: string; action: string }[] }).items.filter(
    ({ action }) => action === 'inquiries list',
  )
  const { sub } = JSON.parse(Buffer.from(tokens.reader.split('.')[1] ?? '', 'base64url').toString())
  expect(newest?.by).toBe(`operator ${sub}`)
})

test('the mails of the outbox are listed, too, and content', async () => {
  expect((await run('notices unsent', tokens.reader)).body).toEqual({ items: [], next: null })
  expect((await run('content list', tokens.reader)).status).toBe(200)
})

test('the history of one thing is what was done to it, newest first', async () => {
  const done = (createdAt: string, action: string) => ({
    ...{ PK: 'LEAD#one', SK: `AUDIT#${createdAt}#${action}`, id: action, action, by: 'a test', createdAt },
  })
  for (const Item of [done('2026-11-01', 'answer'), done('2026-11-02', 'close')])
    await api.services.documents.send(new PutCommand({ TableName: tableName, Item }))
  const { body } = await run('audit about', tokens.reader, { owner: 'LEAD#one' })
  expect((body.items as { action: string }[]).map(({ action }) => action)).toEqual(['close', 'answer'])
  expect((await run('audit about', tokens.reader, { owner: 'SECRET#one' })).status).toBe(422)
})

test('a rule that says no is told in the reply', async () => {
  const { status, body } = await run('leads show', tokens.reader, { id: crypto.randomUUID() })
  expect([status, body.refused]).toEqual([200, 'There is no such lead.'])
})

test('what cannot be taken back about a person needs a sign-in within five minutes', async () => {
  const input = { email: 'nobody@nodverk.example' }
  expect((await run('operators remove', tokens.admin, input)).body).toEqual({ changed: false })
  clock.moveBy(6 * 60_000)
  const late = await run('operators remove', tokens.admin, input)
  clock.moveBy(-clock.offset())
  expect([late.status, late.body.code]).toEqual([403, 'sign_in_too_old'])
})

test('there is no other command', async () => {
  expect((await run('leads burn', tokens.admin)).status).toBe(404)
})

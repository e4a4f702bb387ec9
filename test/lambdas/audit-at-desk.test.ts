import { beforeAll, expect, test } from 'vitest'
import { pathNameOf } from '#shared/operator/run-command.ts'
import { signInOperator } from '../infra/local/cognito/operator-session.ts'
import { invokeFunction, serveApi } from '../infra/local/gateway/served-api.ts'

const api = serveApi()
let token = ''

beforeAll(async () => {
  token = (await signInOperator(api.emulator, 'rita@nodverk.example', ['reader'])).accessToken
})

const run = async (name: string, input: object) => {
  const response = await fetch(`http://127.0.0.1:${api.port}/api/operator/commands/${pathNameOf(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ input }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('the minute’s function chains what is done at the desk, where any operator has it verified', async () => {
  await run('audit list', {})
  await run('leads list', { kind: 'get_started' })
  await invokeFunction('auditChain', {})
  const { status, body } = await run('audit verify', {})
  expect(status).toBe(200)
  expect(body.item).toMatchObject({
    holds: true,
    broken: null,
    checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(Number((body.item as Record<string, unknown>).chained)).toBeGreaterThanOrEqual(2)
  // Nobody needs a salt but the chain.
  expect(JSON.stringify((await run('audit list', {})).body)).not.toContain('"salt"')
})

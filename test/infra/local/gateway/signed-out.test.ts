import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { callerOf, nameOf, type Operation } from '../../../faults/operation.ts'
import { signIn } from '../../../faults/signed-in.ts'
import { dumpTable, tracesOf } from '../../../faults/table-dump.ts'
import type { CustomerPool } from '../cognito/emulator.ts'
import { tableName } from '../dynamodb/local-table.ts'
import { serveApi, servedEndpoints } from './served-api.ts'

const api = serveApi()
const call = callerOf(api)
const put = (Item: object) => api.services.documents.send(new PutCommand({ TableName: tableName, Item }))

const poolOf = (name: string): CustomerPool => (name.includes('/business/') ? 'business' : 'partner')

/** Every change that a signed-in user can make, by the functions' declarations. */
const changes = servedEndpoints
  .filter(({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'operator')
  .map(nameOf)

/** Returns an operation of a user who has signed up for it alone. */
const operationOf = async (name: string): Promise<{ operation: Operation; token: string }> => {
  const pool = poolOf(name)
  const person = await signIn(api.emulator, pool, `anna.${crypto.randomUUID()}@verkstad.se`)
  const { businessOperations } = await import('../../../faults/business-operations.ts')
  const { partnerOperations } = await import('../../../faults/partner-operations.ts')
  const all =
    pool === 'business' ? businessOperations(call, put, person) : partnerOperations(call, put, person)
  const operation = all.find(one => one.name === name)
  if (!operation) throw new Error(`${name} is not among the operations of a ${pool}.`)
  return { operation, token: person.token }
}

describe.each(changes)('%s', name => {
  test('changes nothing for a token whose owner has signed out, and returns 401', async () => {
    const { operation, token } = await operationOf(name)
    const attempt = await operation.prepare()
    const before = await dumpTable(api.services.documents)
    await api.emulator.call('GlobalSignOut', { AccessToken: token })
    expect((await attempt()).status).toBe(401)
    expect(tracesOf(before, await dumpTable(api.services.documents))).toEqual([])
  })

  test('works for a signed-in user', async () => {
    const { operation } = await operationOf(name)
    const attempt = await operation.prepare()
    expect((await attempt()).status).toBeLessThan(300)
  })
})

import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, it } from 'vitest'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { failCallAt } from './failing-table.ts'
import { runningServices } from './running-services.ts'

runningServices()

it('a kill counts its own calls, and none that a function killed before it still makes', async () => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  const Key = { PK: { S: 'A' }, SK: { S: 'B' } }
  const read = () => table.send(new GetItemCommand({ TableName: tableName, Key }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()

  const stopFirst = failCallAt(table, 0, 'before')
  const straggler = released.then(read)
  await expect(read()).rejects.toThrow('killed')
  expect(stopFirst()).toBe(1)

  const stop = failCallAt(table, 0, 'after')
  release()
  await straggler
  await expect(read()).rejects.toThrow('killed')
  expect(stop()).toBe(1)
  await read()
})

it('a kill of what makes no call is an error', async () => {
  const { table } = await import('#lambdas/platform/table/table.ts')
  const stop = failCallAt(table, 0, 'before')
  expect(stop).toThrow('No call')
})

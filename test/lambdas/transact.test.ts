import { randomUUID } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { cancelTransactions } from './conflicts.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let transact: typeof import('#lambdas/platform/table/transact.ts').transact
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  transact = (await import('#lambdas/platform/table/transact.ts')).transact
  table = (await import('#lambdas/platform/table/table.ts')).table
})

const failing = (times: number, ...codes: string[]) => cancelTransactions(table, times, ...codes)
const newKey = () => ({ PK: `TEST#${randomUUID()}`, SK: 'X' })
const storedAt = async (Key: { PK: string; SK: string }) =>
  (await services.documents.send(new GetCommand({ TableName: tableName, Key }))).Item

it('a transaction that met others is stored in the end', async () => {
  const sent = failing(3, 'TransactionConflict', 'None')
  const item = newKey()
  await transact([{ Put: { TableName: tableName, Item: item } }])
  expect([await storedAt(item), sent.count]).toEqual([item, 4])
})

it('a transaction that meets others for ever gives up', async () => {
  const sent = failing(Number.POSITIVE_INFINITY, 'TransactionConflict')
  await expect(transact([{ Put: { TableName: tableName, Item: newKey() } }])).rejects.toThrow('cancelled')
  expect(sent.count).toBe(5)
})

it('a transaction with a failed condition is not retried', async () => {
  const sent = failing(1, 'TransactionConflict', 'ConditionalCheckFailed')
  await expect(transact([{ Put: { TableName: tableName, Item: newKey() } }])).rejects.toThrow('cancelled')
  expect(sent.count).toBe(1)
})

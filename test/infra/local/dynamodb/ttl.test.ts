import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTtlSweep } from '#infra/local/dynamodb/ttl.ts'
import { clock } from '#shared/contract/clock.ts'
import { patient } from '#test/patient.ts'
import { createLocalTable, declaration, type LocalTable, tableName } from './local-table.ts'

let local: LocalTable

beforeAll(async () => {
  local = await createLocalTable()
})
afterEach(() => {
  vi.useRealTimers()
  clock.moveBy(-clock.offset())
})
afterAll(() => local.close())

const hour = 3600

async function put(id: string, ttl?: number | string): Promise<void> {
  await local.documents.send(new PutCommand({ TableName: tableName, Item: { PK: id, SK: 'X', ttl } }))
}

async function ids(): Promise<string[]> {
  const { Items } = await local.documents.send(new ScanCommand({ TableName: tableName }))
  return (Items ?? []).map(item => String(item.PK)).toSorted()
}

test('only items expired by the movable clock are removed', async () => {
  const sweep = startTtlSweep(local.client, declaration)
  await put('expired', clock.seconds() - 1)
  await put('in an hour', clock.seconds() + hour)
  await put('never')
  await put('not a number', '1')
  await put('milliseconds by mistake', Date.now())
  await put('six years ago', clock.seconds() - 6 * 366 * 24 * hour)
  expect(await sweep.sweep()).toBe(1)
  expect(await ids()).not.toContain('expired')

  clock.moveBy(2 * hour * 1000)
  expect(await sweep.sweep()).toBe(1)
  expect(await ids()).toEqual(['milliseconds by mistake', 'never', 'not a number', 'six years ago'])
  sweep.stop()
})

test('an item renewed between the sweep’s read and delete stays', async () => {
  await put('renewed', clock.seconds() - 1)
  const racing = local.newClient()
  racing.middlewareStack.add(
    (next, context) => async args => {
      if (context.commandName === 'DeleteItemCommand') await put('renewed', clock.seconds() + hour)
      return next(args)
    },
    { step: 'initialize' },
  )
  const sweep = startTtlSweep(racing, declaration)
  expect(await sweep.sweep()).toBe(0)
  sweep.stop()
  expect(await ids()).toContain('renewed')
})

test('it sweeps by itself every minute until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const scans = vi.fn()
  const watched = local.newClient()
  watched.middlewareStack.add(
    next => async args => {
      scans()
      return next(args)
    },
    { step: 'initialize' },
  )
  const sweep = startTtlSweep(watched, declaration)
  vi.advanceTimersByTime(59_000)
  expect(scans).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  await vi.waitFor(() => expect(scans).toHaveBeenCalledOnce(), { timeout: patient(10_000) })
  sweep.stop()
  vi.advanceTimersByTime(120_000)
  expect(scans).toHaveBeenCalledOnce()
})

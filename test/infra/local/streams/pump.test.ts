import { setTimeout as timer } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { startTtlSweep } from '#infra/local/dynamodb/ttl.ts'
import { clock } from '#shared/contract/clock.ts'
import { access, declaration, tableName } from '../dynamodb/local-table.ts'
import {
  buildConsumer,
  createListener,
  eventually,
  idOf,
  idsOf,
  only,
  put,
  runningTable,
} from './test-pump.ts'

const { started, local: table } = runningTable()

test('a consumer gets the event that Lambda would pass', async () => {
  const heard = createListener()
  await started(table(), { consumers: [buildConsumer(only('SHAPE#'))], invoke: heard.invoke })
  const item = { PK: 'SHAPE#1', SK: 'X', bytes: new Uint8Array([1, 2, 3]), list: [{ n: 1 }] }
  await table().documents.send(new PutCommand({ TableName: tableName, Item: item }))
  await table().documents.send(new PutCommand({ TableName: tableName, Item: { ...item, list: [] } }))
  await table().documents.send(new DeleteCommand({ TableName: tableName, Key: { PK: 'SHAPE#1', SK: 'X' } }))
  await eventually(() => expect(heard.records).toHaveLength(3))

  const keys = { PK: { S: 'SHAPE#1' }, SK: { S: 'X' } }
  const first = { ...keys, bytes: { B: 'AQID' }, list: { L: [{ M: { n: { N: '1' } } }] } }
  const second = { ...first, list: { L: [] } }
  const common = {
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-north-1',
    eventSourceARN: expect.stringMatching(/^arn:aws:dynamodb:eu-north-1:\d{12}:table\/local-table\/stream\//),
  }
  const dynamodb = {
    ApproximateCreationDateTime: expect.closeTo(Date.now() / 1000, -1),
    Keys: keys,
    SequenceNumber: expect.stringMatching(/^\d+$/),
    SizeBytes: expect.any(Number),
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  }
  expect(heard.records).toEqual([
    { ...common, eventName: 'INSERT', dynamodb: { ...dynamodb, NewImage: first } },
    { ...common, eventName: 'MODIFY', dynamodb: { ...dynamodb, OldImage: first, NewImage: second } },
    { ...common, eventName: 'REMOVE', dynamodb: { ...dynamodb, OldImage: second } },
  ])
  expect(new Set(heard.records.map(record => record.eventID)).size).toBe(3)
})

test('a put without a change is not delivered, whatever the order of its sets', async () => {
  const heard = createListener()
  await started(table(), { consumers: [buildConsumer(only('SAME#'))], invoke: heard.invoke })
  await put(table(), 'SAME#1', { tags: new Set(['a', 'b']) })
  await put(table(), 'SAME#1', { tags: new Set(['b', 'a']) })
  await put(table(), 'SAME#2')
  await eventually(() => expect(heard.ids()).toContain('SAME#2'))
  expect(heard.ids()).toEqual(['SAME#1', 'SAME#2'])
})

test('an expired item is a deletion of the TTL service, a deleted one is not', async () => {
  const heard = createListener()
  await started(table(), { consumers: [buildConsumer(only('TTL#'))], invoke: heard.invoke })
  await put(table(), 'TTL#expired', { ttl: clock.seconds() + 3600 })
  await put(table(), 'TTL#deleted', { ttl: clock.seconds() + 9 * 3600 })
  clock.moveBy(2 * 3600 * 1000)
  const sweep = startTtlSweep(table().client, declaration)
  await sweep.sweep()
  sweep.stop()
  await table().documents.send(
    new DeleteCommand({ TableName: tableName, Key: { PK: 'TTL#deleted', SK: 'X' } }),
  )
  await eventually(() => expect(heard.records).toHaveLength(4))
  clock.moveBy(-clock.offset())
  const removed = heard.records.slice(2).map(record => [idOf(record), record.userIdentity])
  expect(removed).toEqual([
    ['TTL#expired', { type: 'Service', principalId: 'dynamodb.amazonaws.com' }],
    ['TTL#deleted', undefined],
  ])
})

test('only what a filter matches is delivered, in batches of the declared size and in order', async () => {
  for (const n of [1, 2, 3, 4, 5]) {
    await put(table(), `WANTED#${n}`)
    await put(table(), `OTHER#${n}`)
  }
  const heard = createListener()
  const filters = [{ eventName: ['INSERT'], dynamodb: { NewImage: { PK: { S: [{ prefix: 'WANTED#' }] } } } }]
  await started(table(), { consumers: [buildConsumer({ filters, batchSize: 2 })], invoke: heard.invoke })
  await eventually(() =>
    expect(heard.batches).toEqual([['WANTED#1', 'WANTED#2'], ['WANTED#3', 'WANTED#4'], ['WANTED#5']]),
  )
})

test('a write after a pause is delivered within about 50 ms', async () => {
  const arrivals = new Map<string, number>()
  const invoke = async (_: string, event: DynamoDBStreamEvent) => {
    for (const id of idsOf(event)) arrivals.set(id, performance.now())
  }
  const { client, reads } = createCountingClient()
  await started(table(), { client, consumers: [buildConsumer(only('QUICK#'))], invoke })
  const latencies: number[] = []
  const writes: number[] = []
  for (let n = 0; n < 9; n++) {
    // After two more reads nothing is under way.
    const silent = reads() + 2
    await eventually(() => expect(reads()).toBeGreaterThanOrEqual(silent))
    const written = performance.now()
    await put(table(), `QUICK#${n}`)
    writes.push(performance.now() - written)
    await eventually(() => expect(arrivals.has(`QUICK#${n}`)).toBe(true))
    latencies.push((arrivals.get(`QUICK#${n}`) ?? Number.NaN) - written)
  }
  // Half the idle pause is 50 ms; a busy machine needs longer for each write, too; three times both fails.
  expect(medianOf(latencies)).toBeLessThan(3 * (50 + medianOf(writes)))
})

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function createCountingClient() {
  const client = new DynamoDBStreamsClient({ endpoint: table().engine.endpoint, ...access })
  let count = 0
  client.middlewareStack.add(
    (next, context) => async args => {
      if (context.commandName === 'GetRecordsCommand') count++
      return next(args)
    },
    { step: 'initialize' },
  )
  return { client, reads: () => count }
}

test('consumers that wait for the next write ask for it once, and all of them get it', async () => {
  const { client, reads } = createCountingClient()
  const heard = createListener()
  const consumers = Array.from({ length: 8 }, () => buildConsumer(only('SHARED#')))
  await started(table(), { client, consumers, invoke: heard.invoke })
  await put(table(), 'SHARED#1')
  await eventually(() => expect(heard.records).toHaveLength(8))
  const [before, since] = [reads(), performance.now()]
  await timer(600)
  // The idle pause is 100 ms; each for itself they would ask eight times as often.
  expect(reads() - before).toBeLessThanOrEqual(2 + (performance.now() - since) / 100)
  expect(reads()).toBeGreaterThan(before)
  await put(table(), 'SHARED#2')
  await eventually(() => expect(heard.records).toHaveLength(16))
})

test('a consumer that is stuck holds up no other', async () => {
  const heard = createListener()
  let release = () => {}
  const stuck = new Promise<void>(resolve => {
    release = resolve
  })
  const consumers = [
    buildConsumer({ name: 'stuck', ...only('STUCK#') }),
    buildConsumer({ name: 'free', ...only('STUCK#') }),
  ]
  await started(table(), {
    consumers,
    invoke: (name, event) => (name === 'stuck' ? stuck : heard.invoke(name, event)),
  })
  await put(table(), 'STUCK#1')
  await eventually(() => expect(heard.ids()).toEqual(['STUCK#1']))
  await put(table(), 'STUCK#2')
  await eventually(() => expect(heard.ids()).toEqual(['STUCK#1', 'STUCK#2']))
  release()
})

test('a consumer continues after the engine was away, and says so once', async () => {
  const heard = createListener()
  let away = true
  const client = new DynamoDBStreamsClient({ endpoint: table().engine.endpoint, ...access })
  client.middlewareStack.add(
    (next, context) => async args => {
      if (away && context.commandName === 'GetRecordsCommand') throw new Error('away')
      return next(args)
    },
    { step: 'initialize' },
  )
  const pump = await started(table(), {
    client,
    consumers: [buildConsumer(only('AWAKE#'))],
    invoke: heard.invoke,
  })
  await put(table(), 'AWAKE#1')
  await eventually(() => expect(pump.delays.length).toBeGreaterThan(3))
  away = false
  await eventually(() => expect(heard.ids()).toEqual(['AWAKE#1']))
  expect(console.error).toHaveBeenCalledOnce()
  expect(pump.delays.slice(0, 3)).toEqual([500, 1000, 2000])
})

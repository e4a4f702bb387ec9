import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTtlSweep } from '#infra/local/dynamodb/ttl.ts'
import { clock } from '#shared/contract/clock.ts'
import { access, createLocalTable, declaration, type LocalTable, tableName } from '../dynamodb/local-table.ts'
import { buildConsumer, createPump, idOf, idsOf, only, put } from './test-pump.ts'

let local: LocalTable
const pumps: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  local = await createLocalTable()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await Promise.all(pumps.splice(0).map(pump => pump.stop()))
  vi.restoreAllMocks()
})
afterAll(() => local.close())

async function started(...args: Parameters<typeof createPump>) {
  const pump = await createPump(...args)
  pumps.push(pump)
  return pump
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 5 })

function createListener() {
  const records: DynamoDBRecord[] = []
  const batches: string[][] = []
  const invoke = async (_: string, event: DynamoDBStreamEvent): Promise<unknown> => {
    records.push(...event.Records)
    batches.push(idsOf(event))
    return undefined
  }
  return { records, batches, invoke, ids: () => records.map(idOf) }
}

test('a consumer gets the event that Lambda would pass', async () => {
  const heard = createListener()
  await started(local, { consumers: [buildConsumer(only('SHAPE#'))], invoke: heard.invoke })
  const item = { PK: 'SHAPE#1', SK: 'X', bytes: new Uint8Array([1, 2, 3]), list: [{ n: 1 }] }
  await local.documents.send(new PutCommand({ TableName: tableName, Item: item }))
  await local.documents.send(new PutCommand({ TableName: tableName, Item: { ...item, list: [] } }))
  await local.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK: 'SHAPE#1', SK: 'X' } }))
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
  await started(local, { consumers: [buildConsumer(only('SAME#'))], invoke: heard.invoke })
  await put(local, 'SAME#1', { tags: new Set(['a', 'b']) })
  await put(local, 'SAME#1', { tags: new Set(['b', 'a']) })
  await put(local, 'SAME#2')
  await eventually(() => expect(heard.ids()).toContain('SAME#2'))
  expect(heard.ids()).toEqual(['SAME#1', 'SAME#2'])
})

test('an expired item is a deletion of the TTL service, a deleted one is not', async () => {
  const heard = createListener()
  await started(local, { consumers: [buildConsumer(only('TTL#'))], invoke: heard.invoke })
  await put(local, 'TTL#expired', { ttl: clock.seconds() + 3600 })
  await put(local, 'TTL#deleted', { ttl: clock.seconds() + 9 * 3600 })
  clock.moveBy(2 * 3600 * 1000)
  const sweep = startTtlSweep(local.client, declaration)
  await sweep.sweep()
  sweep.stop()
  await local.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK: 'TTL#deleted', SK: 'X' } }))
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
    await put(local, `WANTED#${n}`)
    await put(local, `OTHER#${n}`)
  }
  const heard = createListener()
  const filters = [{ eventName: ['INSERT'], dynamodb: { NewImage: { PK: { S: [{ prefix: 'WANTED#' }] } } } }]
  await started(local, { consumers: [buildConsumer({ filters, batchSize: 2 })], invoke: heard.invoke })
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
  await started(local, { client, consumers: [buildConsumer(only('QUICK#'))], invoke })
  const latencies: number[] = []
  const writes: number[] = []
  for (let n = 0; n < 9; n++) {
    // After two more reads nothing is under way.
    const silent = reads() + 2
    await eventually(() => expect(reads()).toBeGreaterThanOrEqual(silent))
    const written = performance.now()
    await put(local, `QUICK#${n}`)
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
  const client = new DynamoDBStreamsClient({ endpoint: local.engine.endpoint, ...access })
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

test('a batch’s checkpoint is durable before the next batch begins', async () => {
  const consumer = buildConsumer({ ...only('DURABLE#'), batchSize: 1 })
  const places: string[] = []
  const numbers: (string | undefined)[] = []
  await put(local, 'DURABLE#1')
  await put(local, 'DURABLE#2')
  await started(local, {
    consumers: [consumer],
    invoke: async (_, { Records }) => {
      if (numbers.length > 0) places.push(readFileSync(placeOf(consumer.name), 'utf8'))
      numbers.push(Records[0]?.dynamodb?.SequenceNumber)
    },
  })
  await eventually(() => expect(numbers).toHaveLength(2))
  expect(JSON.parse(places[0] ?? '').sequenceNumber).toBe(numbers[0])
})

const placeOf = (name: string): string => join(local.dataFolder, 'streams', `${name}.json`)

test('what was written during a stop is delivered after the start, and nothing twice', async () => {
  const consumer = buildConsumer(only('AWAY#'))
  const before = createListener()
  const first = await createPump(local, { consumers: [consumer], invoke: before.invoke })
  await put(local, 'AWAY#1')
  await eventually(() => expect(before.ids()).toEqual(['AWAY#1']))
  await first.stop()

  for (const n of [2, 3, 4]) await put(local, `AWAY#${n}`)
  const after = createListener()
  await started(local, { consumers: [consumer], invoke: after.invoke })
  await eventually(() => expect(after.ids()).toEqual(['AWAY#2', 'AWAY#3', 'AWAY#4']))
})

test('a checkpoint in another table’s stream counts as none', async () => {
  const consumer = buildConsumer(only('AGAIN#'))
  const before = createListener()
  const first = await createPump(local, { consumers: [consumer], invoke: before.invoke })
  await put(local, 'AGAIN#1')
  await eventually(() => expect(before.ids()).toEqual(['AGAIN#1']))
  await first.stop()

  const elsewhere = await createLocalTable()
  try {
    await put(elsewhere, 'AGAIN#2')
    const after = createListener()
    const second = await createPump(
      { ...elsewhere, dataFolder: local.dataFolder },
      { consumers: [consumer], invoke: after.invoke },
    )
    await eventually(() => expect(after.ids()).toEqual(['AGAIN#2']))
    await second.stop()
  } finally {
    await elsewhere.close()
  }
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
  await started(local, {
    consumers,
    invoke: (name, event) => (name === 'stuck' ? stuck : heard.invoke(name, event)),
  })
  await put(local, 'STUCK#1')
  await eventually(() => expect(heard.ids()).toEqual(['STUCK#1']))
  await put(local, 'STUCK#2')
  await eventually(() => expect(heard.ids()).toEqual(['STUCK#1', 'STUCK#2']))
  release()
})

test('a stop waits for the running invocation, keeps its result, and cuts a back-off short', async () => {
  const consumer = buildConsumer(only('STOP#'))
  let finish = () => {}
  const running = new Promise<void>(resolve => {
    finish = resolve
  })
  const entered = vi.fn(() => running)
  const first = await createPump(local, { consumers: [consumer], invoke: entered })
  await put(local, 'STOP#1')
  await eventually(() => expect(entered).toHaveBeenCalled())
  const order: string[] = []
  const stopped = first.stop().then(() => order.push('stopped'))
  order.push('finished')
  finish()
  await stopped
  expect(order).toEqual(['finished', 'stopped'])

  await put(local, 'STOP#2')
  const fails = vi.fn().mockRejectedValue(new Error('down'))
  // Its own delay, the default one: after the third failure it is two seconds.
  const second = await createPump(local, { consumers: [consumer], invoke: fails, delay: undefined })
  await eventually(() => expect(fails).toHaveBeenCalledTimes(3))
  const start = performance.now()
  await second.stop()
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(fails).toHaveBeenCalledTimes(3)

  const heard = createListener()
  await started(local, { consumers: [consumer], invoke: heard.invoke })
  await eventually(() => expect(heard.ids()).toEqual(['STOP#2']))
})

test('a consumer that matches nothing keeps its checkpoint too', async () => {
  const consumer = buildConsumer(only('NOBODY#'))
  await put(local, 'PASSED#1')
  const pump = await createPump(local, { consumers: [consumer], invoke: async () => {} })
  await pump.stop()
  const database = new DatabaseSync(local.engine.databaseFile ?? '', { readOnly: true })
  const newest = database
    .prepare('SELECT MAX(CAST(sequence_number AS INTEGER)) AS n FROM _stream_records')
    .get()
  database.close()
  expect(JSON.parse(readFileSync(placeOf(consumer.name), 'utf8')).sequenceNumber).toBe(String(newest?.n))
})

test('records older than a day are trimmed once all consumers had them, but never the last one', async () => {
  const own = await createLocalTable()
  const database = new DatabaseSync(own.engine.databaseFile ?? '')
  const age = () => database.exec('UPDATE _stream_records SET created_at = created_at - 90000')
  const count = () => database.prepare('SELECT COUNT(*) AS n FROM _stream_records').get()?.n
  try {
    for (const n of [1, 2, 3]) await put(own, `OLD#${n}`)
    age()
    const [slow, quick] = [buildConsumer(), buildConsumer()]
    const heard = createListener()
    const first = await createPump(own, { consumers: [quick], invoke: heard.invoke })
    await eventually(() => expect(heard.ids()).toHaveLength(3))
    await first.stop()
    const second = await createPump(own, {
      consumers: [slow, quick],
      invoke: async name => name === slow.name && heard.invoke(name, { Records: [] }),
    })
    expect(count()).toBe(3)
    await eventually(() => expect(heard.batches).toHaveLength(2))
    await second.stop()

    const third = await createPump(own, { consumers: [slow, quick], invoke: heard.invoke })
    expect(count()).toBe(1)
    await put(own, 'NEW#1')
    await eventually(() => expect(heard.ids().filter(id => id === 'NEW#1')).toHaveLength(2))
    await third.stop()
  } finally {
    database.close()
    await own.close()
  }
})

test('a consumer continues after the engine was away, and says so once', async () => {
  const heard = createListener()
  let away = true
  const client = new DynamoDBStreamsClient({ endpoint: local.engine.endpoint, ...access })
  client.middlewareStack.add(
    (next, context) => async args => {
      if (away && context.commandName === 'GetRecordsCommand') throw new Error('away')
      return next(args)
    },
    { step: 'initialize' },
  )
  const pump = await started(local, {
    client,
    consumers: [buildConsumer(only('AWAKE#'))],
    invoke: heard.invoke,
  })
  await put(local, 'AWAKE#1')
  await eventually(() => expect(pump.delays.length).toBeGreaterThan(3))
  away = false
  await eventually(() => expect(heard.ids()).toEqual(['AWAKE#1']))
  expect(console.error).toHaveBeenCalledOnce()
  expect(pump.delays.slice(0, 3)).toEqual([500, 1000, 2000])
})

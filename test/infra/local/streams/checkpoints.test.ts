import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { createLocalTable } from '../dynamodb/local-table.ts'
import {
  buildConsumer,
  createListener,
  createPump,
  eventually,
  only,
  put,
  runningTable,
} from './test-pump.ts'

const { started, local: table } = runningTable()

test('a batch’s checkpoint is durable before the next batch begins', async () => {
  const consumer = buildConsumer({ ...only('DURABLE#'), batchSize: 1 })
  const places: string[] = []
  const numbers: (string | undefined)[] = []
  await put(table(), 'DURABLE#1')
  await put(table(), 'DURABLE#2')
  await started(table(), {
    consumers: [consumer],
    invoke: async (_, { Records }) => {
      if (numbers.length > 0) places.push(readFileSync(placeOf(consumer.name), 'utf8'))
      numbers.push(Records[0]?.dynamodb?.SequenceNumber)
    },
  })
  await eventually(() => expect(numbers).toHaveLength(2))
  expect(JSON.parse(places[0] ?? '').sequenceNumber).toBe(numbers[0])
})

const placeOf = (name: string): string => join(table().dataFolder, 'streams', `${name}.json`)

test('what was written during a stop is delivered after the start, and nothing twice', async () => {
  const consumer = buildConsumer(only('AWAY#'))
  const before = createListener()
  const first = await createPump(table(), { consumers: [consumer], invoke: before.invoke })
  await put(table(), 'AWAY#1')
  await eventually(() => expect(before.ids()).toEqual(['AWAY#1']))
  await first.stop()

  for (const n of [2, 3, 4]) await put(table(), `AWAY#${n}`)
  const after = createListener()
  await started(table(), { consumers: [consumer], invoke: after.invoke })
  await eventually(() => expect(after.ids()).toEqual(['AWAY#2', 'AWAY#3', 'AWAY#4']))
})

test('a checkpoint in another table’s stream counts as none', async () => {
  const consumer = buildConsumer(only('AGAIN#'))
  const before = createListener()
  const first = await createPump(table(), { consumers: [consumer], invoke: before.invoke })
  await put(table(), 'AGAIN#1')
  await eventually(() => expect(before.ids()).toEqual(['AGAIN#1']))
  await first.stop()

  const elsewhere = await createLocalTable()
  try {
    await put(elsewhere, 'AGAIN#2')
    const after = createListener()
    const second = await createPump(
      { ...elsewhere, dataFolder: table().dataFolder },
      { consumers: [consumer], invoke: after.invoke },
    )
    await eventually(() => expect(after.ids()).toEqual(['AGAIN#2']))
    await second.stop()
  } finally {
    await elsewhere.close()
  }
})

test('a stop waits for the running invocation, keeps its result, and cuts a back-off short', async () => {
  const consumer = buildConsumer(only('STOP#'))
  let finish = () => {}
  const running = new Promise<void>(resolve => {
    finish = resolve
  })
  const entered = vi.fn(() => running)
  const first = await createPump(table(), { consumers: [consumer], invoke: entered })
  await put(table(), 'STOP#1')
  await eventually(() => expect(entered).toHaveBeenCalled())
  const order: string[] = []
  const stopped = first.stop().then(() => order.push('stopped'))
  order.push('finished')
  finish()
  await stopped
  expect(order).toEqual(['finished', 'stopped'])

  await put(table(), 'STOP#2')
  const fails = vi.fn().mockRejectedValue(new Error('down'))
  // Its own delay, the default one: after the third failure it is two seconds.
  const second = await createPump(table(), { consumers: [consumer], invoke: fails, delay: undefined })
  await eventually(() => expect(fails).toHaveBeenCalledTimes(3))
  const start = performance.now()
  await second.stop()
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(fails).toHaveBeenCalledTimes(3)

  const heard = createListener()
  await started(table(), { consumers: [consumer], invoke: heard.invoke })
  await eventually(() => expect(heard.ids()).toEqual(['STOP#2']))
})

test('a consumer that matches nothing keeps its checkpoint too', async () => {
  const consumer = buildConsumer(only('NOBODY#'))
  await put(table(), 'PASSED#1')
  const pump = await createPump(table(), { consumers: [consumer], invoke: async () => {} })
  await pump.stop()
  const database = new DatabaseSync(table().engine.databaseFile ?? '', { readOnly: true })
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

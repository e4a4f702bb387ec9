import type { SQSEvent } from 'aws-lambda'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openMessages } from '#infra/local/sqs/messages.ts'
import { startQueuePump } from '#infra/local/sqs/pump.ts'
import { clock } from '#shared/contract/clock.ts'
import { patient } from '#test/patient.ts'
import { makeDataFolder } from '../s3/serve.ts'

const settings = {
  events: { visibilitySeconds: 30, keptSeconds: 3_600, redrive: { to: 'parked', maxReceives: 2 } },
  parked: { visibilitySeconds: 30, keptSeconds: 3_600 },
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: patient(10_000) })

let moved = 0
afterEach(() => {
  clock.moveBy(-moved)
  moved = 0
  vi.restoreAllMocks()
})
const later = (seconds: number) => {
  moved += seconds * 1_000
  clock.moveBy(seconds * 1_000)
}

const createPump = (invoke: (event: SQSEvent) => Promise<unknown>, ...waiting: string[]) => {
  const messages = openMessages(makeDataFolder(), settings)
  for (const body of waiting) messages.send('events', body)
  const consumers = [{ queue: 'events', consumer: 'writer', batchSize: 2 }]
  const pump = startQueuePump({
    messages,
    consumers,
    region: 'eu-north-1',
    invoke: (_, event) => invoke(event),
  })
  onTestFinished(async () => {
    await pump.stop()
    messages.close()
  })
  return messages
}

const bodiesOf = ({ Records }: SQSEvent) => Records.map(({ body }) => body)

test('messages go to their function in batches, and are deleted when it is done', async () => {
  const batches: string[][] = []
  const messages = createPump(async event => {
    batches.push(bodiesOf(event))
    return { batchItemFailures: [] }
  })
  for (const body of ['one', 'two', 'three']) messages.send('events', body)
  await eventually(() => expect(batches.flat()).toEqual(['one', 'two', 'three']))
  expect(Math.max(...batches.map(batch => batch.length))).toBe(2)
  later(60)
  messages.send('events', 'last')
  await eventually(() => expect(batches.flat()).toEqual(['one', 'two', 'three', 'last']))
})

test('messages from before its start are delivered', async () => {
  const seen: string[] = []
  createPump(async event => {
    seen.push(...bodiesOf(event))
  }, 'waiting')
  await eventually(() => expect(seen).toEqual(['waiting']))
})

test('failed messages come again after their visibility time-out, then are parked; the others do not', async () => {
  const seen: string[] = []
  const messages = createPump(async event => {
    seen.push(...bodiesOf(event))
    const failed = event.Records.filter(({ body }) => body === 'poison')
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) }
  })
  messages.send('events', 'poison')
  messages.send('events', 'fine')
  await eventually(() => expect(seen).toHaveLength(2))
  later(31)
  await eventually(() => expect(seen).toHaveLength(3))
  later(31)
  await eventually(() => expect(messages.receive('parked', 1)).toMatchObject([{ body: 'poison' }]))
  expect(seen.toSorted()).toEqual(['fine', 'poison', 'poison'])
})

test('a function that throws has handled nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let calls = 0
  const messages = createPump(async () => {
    calls++
    if (calls === 1) throw new Error('no disk')
    return undefined
  })
  messages.send('events', 'one')
  await eventually(() => expect(calls).toBe(1))
  later(31)
  await eventually(() => expect(calls).toBe(2))
  later(31)
  messages.send('events', 'two')
  await eventually(() => expect(calls).toBe(3))
  expect(messages.receive('parked', 1)).toEqual([])
})

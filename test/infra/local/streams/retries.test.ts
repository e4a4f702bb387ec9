import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '#test/patient.ts'
import { createLocalTable, type LocalTable } from '../dynamodb/local-table.ts'
import { buildConsumer, createPump, failures, idOf, idsOf, only, put } from './test-pump.ts'

let local: LocalTable
let calls: string[][]
const pumps: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  local = await createLocalTable()
})
beforeEach(() => {
  calls = []
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

const eventually = (check: () => void) => vi.waitFor(check, { timeout: patient(3000), interval: 5 })

/** Returns a function with a scripted result for each batch, which records the batches. */
const noting =
  (act: (event: DynamoDBStreamEvent) => unknown) => async (_: string, event: DynamoDBStreamEvent) => {
    calls.push(idsOf(event))
    return act(event)
  }

const throwsOn = (id: string) =>
  noting(event => {
    if (idsOf(event).includes(id)) throw new Error(`cannot digest ${id}`)
  })

const reports = (id: string) => noting(event => failures(event.Records.filter(record => idOf(record) === id)))

async function putAll(...ids: string[]): Promise<void> {
  for (const id of ids) await put(local, id)
}

test('failed records of a batch are retried from the lowest on, and those before it are not', async () => {
  await putAll('PART#1', 'PART#2', 'PART#3', 'PART#4')
  const invoke = noting(({ Records }) =>
    calls.length === 1 ? failures([Records[3], Records[2]] as DynamoDBRecord[]) : undefined,
  )
  const { failed } = await started(local, { consumers: [buildConsumer(only('PART#'))], invoke })
  await eventually(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toEqual(['PART#3', 'PART#4'])
  expect(failed).toEqual([])
})

test.each([
  ['throws', 'THROWN#', throwsOn('THROWN#3')],
  ['is reported', 'REPORTED#', reports('REPORTED#3')],
])(
  'a bad record that %s is isolated, tried six times in all, given up, and the others come through',
  async (_, prefix, invoke) => {
    const [one, two, bad, four] = [1, 2, 3, 4].map(n => `${prefix}${n}`) as [string, string, string, string]
    await putAll(one, two, bad, four)
    const { failed, delays } = await started(local, { consumers: [buildConsumer(only(prefix))], invoke })
    await eventually(() => expect(calls.flat().filter(id => id === four).length).toBeGreaterThan(0))
    await eventually(() => expect(calls.at(-1)).toEqual([four]))

    expect(calls.filter(batch => batch.length === 1 && batch[0] === bad)).toHaveLength(6)
    expect(delays.slice(-5)).toEqual([500, 1000, 2000, 4000, 8000])
    expect(failed).toHaveLength(1)
    const payload = JSON.parse(String(failed[0]?.record.payload)) as DynamoDBStreamEvent
    expect(idsOf(payload)).toEqual([bad])
  },
)

test('abandoned records are stored as Lambda stores them, complete', async () => {
  await putAll('GIVEN-UP#1')
  const consumer = buildConsumer({ ...only('GIVEN-UP#'), name: 'notify', maximumRetryAttempts: 2 })
  const events: DynamoDBStreamEvent[] = []
  const { failed } = await started(local, {
    consumers: [consumer],
    invoke: async (_, event) => {
      events.push(event)
      throw new Error('down')
    },
  })
  await eventually(() => expect(failed).toHaveLength(1))
  const [sent] = events
  const dynamodb = sent?.Records[0]?.dynamodb
  const arrival = new Date((dynamodb?.ApproximateCreationDateTime ?? Number.NaN) * 1000).toISOString()
  expect(failed[0]?.record).toEqual({
    requestContext: {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      functionArn: 'arn:aws:lambda:eu-north-1:000000000000:function:notify',
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: 3,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    DDBStreamBatchInfo: {
      shardId: expect.stringContaining('shardId-'),
      startSequenceNumber: dynamodb?.SequenceNumber,
      endSequenceNumber: dynamodb?.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival.replace('.000Z', 'Z'),
      approximateArrivalOfLastRecord: arrival.replace('.000Z', 'Z'),
      batchSize: 1,
      streamArn: sent?.Records[0]?.eventSourceARN,
    },
    payload: JSON.stringify(sent),
  })
  expect(failed[0]?.key).toMatch(
    /^aws\/lambda\/notify\/shardId-[^/]+\/\d{4}\/\d\d\/\d\d\/\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d-[0-9a-f-]{36}$/,
  )
})

test('without bisect, a failing batch is given up as one', async () => {
  await putAll('WHOLE#1', 'WHOLE#2', 'WHOLE#3')
  const consumer = buildConsumer({ ...only('WHOLE#'), bisect: false, maximumRetryAttempts: 1 })
  const { failed } = await started(local, { consumers: [consumer], invoke: throwsOn('WHOLE#2') })
  await eventually(() => expect(failed).toHaveLength(1))
  expect(calls).toEqual([
    ['WHOLE#1', 'WHOLE#2', 'WHOLE#3'],
    ['WHOLE#1', 'WHOLE#2', 'WHOLE#3'],
  ])
  expect(failed[0]?.record).toMatchObject({ DDBStreamBatchInfo: { batchSize: 3 } })
})

test.each([
  ['a record that was not in the batch', { batchItemFailures: [{ itemIdentifier: '1' }] }],
  ['no record', { batchItemFailures: [{ itemIdentifier: '' }] }],
  ['nothing that can be read', { batchItemFailures: 'all of them' }],
])('an answer that names %s fails the whole batch', async (name, answer) => {
  const prefix = `UNREADABLE ${name}#`
  await putAll(`${prefix}1`, `${prefix}2`)
  const invoke = noting(() => (calls.length === 1 ? answer : undefined))
  await started(local, { consumers: [buildConsumer({ ...only(prefix), bisect: false })], invoke })
  await eventually(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toEqual([`${prefix}1`, `${prefix}2`])
})

test.each([
  ['null', null],
  ['an empty object', {}],
  ['an empty list', { batchItemFailures: [] }],
  ['a null list', { batchItemFailures: null }],
])('%s for an answer means that all is done', async (name, answer) => {
  const prefix = `DONE ${name}#`
  await putAll(`${prefix}1`)
  await started(local, { consumers: [buildConsumer(only(prefix))], invoke: noting(() => answer) })
  await putAll(`${prefix}2`)
  await eventually(() => expect(calls.flat()).toContain(`${prefix}2`))
  expect(calls.flat()).toEqual([`${prefix}1`, `${prefix}2`])
})

test('nothing is skipped while the failure destination is down', async () => {
  await putAll('REFUSED#1')
  const consumer = buildConsumer({ ...only('REFUSED#'), maximumRetryAttempts: 0 })
  const stored: object[] = []
  const onFailure = vi.fn(async (record: object) => {
    if (onFailure.mock.calls.length < 3) throw new Error('bucket is away')
    stored.push(record)
  })
  await started(local, { consumers: [consumer], invoke: throwsOn('REFUSED#1'), onFailure })
  await eventually(() => expect(stored).toHaveLength(1))
  await putAll('REFUSED#2')
  await eventually(() => expect(calls).toEqual([['REFUSED#1'], ['REFUSED#2']]))
})

test('a stop while the failure destination is down loses nothing', async () => {
  await putAll('KEPT#1')
  const consumer = buildConsumer({ ...only('KEPT#'), maximumRetryAttempts: 0 })
  const onFailure = vi.fn().mockRejectedValue(new Error('bucket is away'))
  const first = await createPump(local, { consumers: [consumer], invoke: throwsOn('KEPT#1'), onFailure })
  await eventually(() => expect(onFailure).toHaveBeenCalled())
  await first.stop()
  calls = []
  await started(local, { consumers: [consumer], invoke: noting(() => undefined) })
  await eventually(() => expect(calls).toEqual([['KEPT#1']]))
})

test('records that become too old while they fail are given up', async () => {
  await putAll('AGED#1', 'AGED#2')
  let hours = 0
  const invoke = noting(() => {
    hours = 7
    throw new Error('down')
  })
  const { failed } = await started(local, {
    consumers: [buildConsumer(only('AGED#'))],
    invoke,
    now: () => Date.now() + hours * 3_600_000,
  })
  await eventually(() => expect(failed).toHaveLength(2))
  expect(calls).toEqual([['AGED#1', 'AGED#2']])
  expect(failed.map(({ record }) => record)).toMatchObject([
    { requestContext: { condition: 'RecordAgeExceeded', approximateInvokeCount: 1 } },
    { requestContext: { condition: 'RecordAgeExceeded', approximateInvokeCount: 1 } },
  ])
})

test('a record that became old while this machine was off is tried all the same', async () => {
  await putAll('OFF#1')
  const nextDay = () => Date.now() + 24 * 3_600_000
  const { failed } = await started(local, {
    consumers: [buildConsumer(only('OFF#'))],
    invoke: noting(() => undefined),
    now: nextDay,
  })
  await eventually(() => expect(calls).toEqual([['OFF#1']]))
  expect(failed).toEqual([])
})

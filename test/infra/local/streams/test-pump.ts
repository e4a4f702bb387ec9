import { setImmediate as nextTurn } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { StreamConsumer } from '#infra/local/streams/consumer.ts'
import { type Pump, type PumpOptions, startPump } from '#infra/local/streams/pump.ts'
import { patient } from '#test/patient.ts'
import { access, createLocalTable, type LocalTable, tableName } from '../dynamodb/local-table.ts'

export function buildConsumer(changes: Partial<StreamConsumer> = {}): StreamConsumer {
  const limits = { batchSize: 10, maximumRetryAttempts: 5, maximumRecordAgeSeconds: 21_600, bisect: true }
  return { name: `consumer-${++consumers}`, ...limits, filters: [], ...changes }
}
let consumers = 0

/** Returns filters for the items of one test, so that tests can share a table. */
export const only = (prefix: string) => ({ filters: [{ dynamodb: { Keys: { PK: { S: [{ prefix }] } } } }] })

type Failed = { record: Record<string, never>; key: string }

/** Starts a pump that does not wait before a retry; it records its back-offs and what it gave up. */
export async function createPump(
  local: LocalTable,
  options: Pick<PumpOptions, 'consumers' | 'invoke'> & Partial<PumpOptions>,
) {
  const client = new DynamoDBStreamsClient({ endpoint: local.engine.endpoint, ...access })
  const delays: number[] = []
  const failed: Failed[] = []
  const pump: Pump = await startPump({
    client,
    table: { name: tableName, ttlAttribute: 'ttl' },
    dataFolder: local.dataFolder,
    databaseFile: local.engine.databaseFile,
    onFailure: async (record, key) => {
      failed.push({ record: record as Failed['record'], key })
    },
    delay: async milliseconds => {
      delays.push(milliseconds)
      await nextTurn()
    },
    ...options,
  })
  const stop = async () => {
    await pump.stop()
    client.destroy()
  }
  return { stop, delays, failed }
}

export async function put(
  local: LocalTable,
  id: string,
  attributes: Record<string, unknown> = {},
): Promise<void> {
  await local.documents.send(
    new PutCommand({ TableName: tableName, Item: { PK: id, SK: 'X', ...attributes } }),
  )
}

export const idOf = (record: DynamoDBRecord): string => String(record.dynamodb?.Keys?.PK?.S)
export const idsOf = (event: DynamoDBStreamEvent): string[] => event.Records.map(idOf)

export function failures(records: readonly DynamoDBRecord[]) {
  return { batchItemFailures: records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber })) }
}

export const eventually = (check: () => void) => vi.waitFor(check, { timeout: patient(10_000), interval: 5 })

/** A consumer's function that notes what it was given. */
export function createListener() {
  const records: DynamoDBRecord[] = []
  const batches: string[][] = []
  const invoke = async (_: string, event: DynamoDBStreamEvent): Promise<unknown> => {
    records.push(...event.Records)
    batches.push(idsOf(event))
    return undefined
  }
  return { records, batches, invoke, ids: () => records.map(idOf) }
}

/** Gives a test file its own table, and stops the pumps that a test has started. */
export function runningTable() {
  const pumps: { stop(): Promise<void> }[] = []
  let table: LocalTable
  beforeAll(async () => {
    table = await createLocalTable()
  })
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(async () => {
    await Promise.all(pumps.splice(0).map(pump => pump.stop()))
    vi.restoreAllMocks()
  })
  afterAll(() => table.close())
  const started = async (...args: Parameters<typeof createPump>) => {
    const pump = await createPump(...args)
    pumps.push(pump)
    return pump
  }
  return { started, local: () => table }
}

import { join } from 'node:path'
import { setTimeout as timer } from 'node:timers/promises'
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { type Checkpoint, openCheckpoint } from './checkpoint.ts'
import type { StreamConsumer } from './consumer.ts'
import { deliver, type Target } from './delivery.ts'
import { matches } from './event-pattern.ts'
import { findStream, openReader, pageSize } from './reader.ts'
import { changesNothing, type StreamRecord } from './stream-record.ts'
import { trimStream } from './trim.ts'

export type PumpOptions = Pick<Target, 'invoke' | 'onFailure'> & {
  client: DynamoDBStreamsClient
  table: { name: string; ttlAttribute: string }
  consumers: readonly StreamConsumer[]
  dataFolder: string
  /** The SQLite file, if this process started the engine: its stream is trimmed. */
  databaseFile?: string
  /** Waits before a retry; rejects at once if the signal aborts. */
  delay?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  now?: () => number
}

export type Pump = {
  /** Starts no more invocations and resolves once the running ones have ended. */
  stop(): Promise<void>
}

// After a full page the next one is read at once. Reading at once every time would slow the engine down for writers.
const flowingPauseMs = 20

const firstBackOffMs = 500
const maxBackOffMs = 60_000

/**
 * Starts the event source mappings on this machine: each consumer reads the table's stream from its own position,
 * at least once and in order, independently of the others.
 */
export async function startPump(options: PumpOptions): Promise<Pump> {
  const stream = await findStream(options.client, options.table.name, options.table.ttlAttribute)
  const stopping = new AbortController()
  const targets = options.consumers.map(consumer => {
    const file = join(options.dataFolder, 'streams', `${consumer.name}.json`)
    const checkpoint = openCheckpoint(file, stream.streamArn)
    return createTarget(options, { consumer, stream, checkpoint, signal: stopping.signal })
  })
  trimBehind(options, targets)
  const read = openReader(options.client, stream, stopping.signal)
  const ends = targets.map(target => follow(target, read))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(ends)
    },
  }
}

function createTarget(
  { invoke, onFailure, delay = wait, now = Date.now }: PumpOptions,
  of: Pick<Target, 'consumer' | 'stream' | 'checkpoint' | 'signal'>,
): Target {
  const backOff = async (failures: number) => {
    const pause = Math.min(firstBackOffMs * 2 ** failures, maxBackOffMs)
    await delay(pause, of.signal).catch(() => {})
  }
  return { ...of, invoke, onFailure, backOff, now, startedAt: now() }
}

const wait: NonNullable<PumpOptions['delay']> = (milliseconds, signal) =>
  timer(milliseconds, undefined, { signal })

function trimBehind({ databaseFile, table }: PumpOptions, targets: readonly Target[]): void {
  const places = targets.map(({ checkpoint }) => Number(checkpoint.sequenceNumber ?? 0))
  if (databaseFile && places.length > 0) trimStream(databaseFile, table.name, Math.min(...places))
}

async function follow(target: Target, read: ReturnType<typeof openReader>): Promise<void> {
  const { consumer, checkpoint, signal } = target
  let failures = 0
  while (!signal.aborted) {
    try {
      const records = await read(checkpoint.sequenceNumber)
      failures = 0
      await deliverPage(records, target)
      if (records.length < pageSize) await wait(flowingPauseMs, signal)
    } catch (error) {
      if (signal.aborted) break
      // Logged once per outage, or it would fill the console.
      if (failures === 0) console.error(`${consumer.name} cannot read the stream and tries again:`, error)
      await target.backOff(failures++)
    }
  }
  await flush(checkpoint, consumer)
}

async function deliverPage(page: readonly StreamRecord[], target: Target): Promise<void> {
  const { consumer, checkpoint } = target
  const wanted = page.filter(record => !changesNothing(record) && isWanted(record, consumer))
  for (let start = 0; start < wanted.length; start += consumer.batchSize) {
    if (!(await deliver(wanted.slice(start, start + consumer.batchSize), target))) return
  }
  const last = page.at(-1)?.dynamodb.SequenceNumber
  if (last && last !== checkpoint.sequenceNumber) await checkpoint.pass(last)
}

function isWanted(record: StreamRecord, { filters }: StreamConsumer): boolean {
  return filters.length === 0 || filters.some(pattern => matches(pattern, record))
}

async function flush(checkpoint: Checkpoint, { name }: StreamConsumer): Promise<void> {
  try {
    await checkpoint.flush()
  } catch (error) {
    console.error(
      `${name} could not store its position in the stream and will read some records again:`,
      error,
    )
  }
}

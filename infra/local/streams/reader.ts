import { setTimeout as timer } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { type StreamRecord, toStreamRecord } from './stream-record.ts'

export type Stream = { streamArn: string; shardId: string; region: string; ttlAttribute: string }

export const pageSize = 1000

/** A write waits half of it on average. */
const idlePauseMs = 100

/** Finds the table's stream; throws if it has none. This engine keeps a stream in one shard that never ends. */
export async function findStream(
  client: DynamoDBStreamsClient,
  tableName: string,
  ttlAttribute: string,
): Promise<Stream> {
  const { Streams } = await client.send(new ListStreamsCommand({ TableName: tableName }))
  const streamArn = Streams?.at(-1)?.StreamArn
  const result = streamArn && (await client.send(new DescribeStreamCommand({ StreamArn: streamArn })))
  const shardId = (result || undefined)?.StreamDescription?.Shards?.at(-1)?.ShardId
  if (!streamArn || !shardId) throw new Error(`The table ${tableName} has no stream`)
  return { streamArn, shardId, region: await client.config.region(), ttlAttribute }
}

/**
 * Reads the stream for all consumers: those at the same place share a request, and the wait for what is written next.
 * With each asking for itself, ten consumers on an idle machine would ask a hundred times a second. Resolves with the
 * next page after a sequence number, which is never empty; rejects if the engine does not reply, or once the signal
 * aborts. The engine's EndingSequenceNumber has no meaning.
 */
export function openReader(client: DynamoDBStreamsClient, stream: Stream, signal: AbortSignal) {
  const reading = new Map<string | undefined, Promise<readonly StreamRecord[]>>()
  let latest: { after: string | undefined; iterator: string | undefined } | undefined

  const nextPage = async (after: string | undefined): Promise<readonly StreamRecord[]> => {
    let iterator = latest?.after === after ? latest?.iterator : undefined
    for (;;) {
      const ShardIterator = iterator ?? (await iteratorAfter(client, stream, after))
      const result = await client.send(new GetRecordsCommand({ ShardIterator, Limit: pageSize }))
      const records = (result.Records ?? []).map(record => toStreamRecord(record, stream))
      iterator = result.NextShardIterator
      const last = records.at(-1)
      if (last) {
        latest = { after: last.dynamodb.SequenceNumber, iterator }
        return records
      }
      await timer(idlePauseMs, undefined, { signal })
    }
  }

  return (after: string | undefined): Promise<readonly StreamRecord[]> => {
    const known = reading.get(after)
    if (known) return known
    const asked = nextPage(after).finally(() => reading.delete(after))
    reading.set(after, asked)
    return asked
  }
}

async function iteratorAfter(
  client: DynamoDBStreamsClient,
  { streamArn, shardId }: Stream,
  after: string | undefined,
): Promise<string | undefined> {
  const position = after
    ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
    : { ShardIteratorType: 'TRIM_HORIZON' as const }
  const command = new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...position })
  return (await client.send(command)).ShardIterator
}

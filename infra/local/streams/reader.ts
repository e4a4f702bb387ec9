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

/** Reads pages after a sequence number; a page may be empty. The engine's EndingSequenceNumber has no meaning. */
export function openReader(client: DynamoDBStreamsClient, stream: Stream) {
  let next: { after: string | undefined; iterator: string | undefined } | undefined
  return async (after: string | undefined): Promise<StreamRecord[]> => {
    const iterator = next?.after === after ? next?.iterator : undefined
    next = undefined
    const ShardIterator = iterator ?? (await iteratorAfter(client, stream, after))
    const result = await client.send(new GetRecordsCommand({ ShardIterator, Limit: pageSize }))
    const records = (result.Records ?? []).map(record => toStreamRecord(record, stream))
    next = { after: records.at(-1)?.dynamodb.SequenceNumber ?? after, iterator: result.NextShardIterator }
    return records
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

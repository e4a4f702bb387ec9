import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb'
import { clock } from '#shared/contract/clock.ts'

const sweepEveryMs = 60_000
// DynamoDB does not delete items that expired more than five years ago: it treats such a time as a mistake.
const fiveYearsInSeconds = 5 * 365 * 24 * 3600

export type ExpiringTable = { name: string; partitionKey: string; sortKey: string; ttlAttribute: string }

export type TtlSweep = {
  /** Deletes all expired items at once, and returns how many. */
  sweep(): Promise<number>
  stop(): void
}

/**
 * Deletes expired items every minute, because the engine stores the TTL setting but ignores it.
 * These are ordinary deletes, so the stream's REMOVE lacks the service's `userIdentity`;
 * the pump adds it (see streams/stream-record.ts).
 */
export function startTtlSweep(client: DynamoDBClient, table: ExpiringTable): TtlSweep {
  const sweep = () => sweepOnce(client, table)
  const timer = setInterval(() => {
    sweep().catch(error => console.error('TTL sweep failed, the next one is in a minute:', error))
  }, sweepEveryMs)
  timer.unref()
  return { sweep, stop: () => clearInterval(timer) }
}

async function sweepOnce(client: DynamoDBClient, table: ExpiringTable): Promise<number> {
  const expired = expiry(table, clock.seconds())
  let deleted = 0
  for await (const page of paginateScan(
    { client },
    { TableName: table.name, FilterExpression: expired.expression, ...expired.names, ...expired.values },
  )) {
    for (const item of page.Items ?? []) {
      const key = { [table.partitionKey]: item[table.partitionKey], [table.sortKey]: item[table.sortKey] }
      deleted += await deleteIfStillExpired(client, table, key as Key, expired)
    }
  }
  return deleted
}

type Key = NonNullable<ConstructorParameters<typeof DeleteItemCommand>[0]['Key']>

function expiry(table: ExpiringTable, now: number) {
  return {
    expression: '#ttl > :mistake AND #ttl < :now',
    names: { ExpressionAttributeNames: { '#ttl': table.ttlAttribute } },
    values: {
      ExpressionAttributeValues: {
        ':now': { N: String(now) },
        ':mistake': { N: String(now - fiveYearsInSeconds) },
      },
    },
  }
}

/** Returns 1 if it was deleted, 0 if the item was renewed or removed since it was read. */
async function deleteIfStillExpired(
  client: DynamoDBClient,
  table: ExpiringTable,
  key: Key,
  expired: ReturnType<typeof expiry>,
): Promise<number> {
  try {
    await client.send(
      new DeleteItemCommand({
        TableName: table.name,
        Key: key,
        ConditionExpression: expired.expression,
        ...expired.names,
        ...expired.values,
      }),
    )
    return 1
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 0
    throw error
  }
}

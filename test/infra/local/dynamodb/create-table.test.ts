import { DatabaseSync } from 'node:sqlite'
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTable } from '#infra/local/dynamodb/create-table.ts'
import { createLocalTable, declaration, type LocalTable, tableName } from './local-table.ts'

let local: LocalTable

beforeAll(async () => {
  local = await createLocalTable()
})
afterAll(() => local.close())

test('the table is as declared, however often it is requested', async () => {
  await createTable(local.client, declaration, local.engine.databaseFile)
  const { Table } = await local.client.send(new DescribeTableCommand({ TableName: tableName }))
  expect(Table).toMatchObject({
    TableStatus: 'ACTIVE',
    KeySchema: [{ AttributeName: 'PK' }, { AttributeName: 'SK' }],
    GlobalSecondaryIndexes: [
      { IndexName: 'GSI1', KeySchema: [{ AttributeName: 'GSI1PK' }, { AttributeName: 'GSI1SK' }] },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  })
  const ttl = await local.client.send(new DescribeTimeToLiveCommand({ TableName: tableName }))
  expect(ttl.TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
})

test('a streamed write costs the same after 20,000 records as after 200', async () => {
  const database = new DatabaseSync(local.engine.databaseFile ?? '')
  await medianWriteMs(local.client)
  fillStream(database, 200)
  const short = await medianWriteMs(local.client)
  fillStream(database, 20_000)
  const long = await medianWriteMs(local.client)
  database.close()
  // Without the index it is four times as much.
  expect(long / short).toBeLessThan(2)
})

/**
 * Inserts records as large as a lead, like the engine's own, up to `count`: writing them through the engine would take
 * a minute.
 */
function fillStream(database: DatabaseSync, count: number): void {
  database.exec(`
    WITH RECURSIVE number(n) AS (
      SELECT coalesce(max(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records
      UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
    INSERT INTO _stream_records (table_name, event_name, keys_json, new_image, sequence_number, shard_id, created_at)
    SELECT '${tableName}', 'INSERT', '{"PK":{"S":"FILL"},"SK":{"S":"FILL"}}',
      '{"PK":{"S":"FILL"},"SK":{"S":"FILL"},"text":{"S":"' || hex(randomblob(300)) || '"}}',
      n, 'shardId-00000001-${tableName}', unixepoch() FROM number`)
}

async function medianWriteMs(client: DynamoDBClient): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 60; n++) {
    const start = performance.now()
    await client.send(
      new PutItemCommand({
        TableName: tableName,
        Item: { PK: { S: 'TIMED' }, SK: { S: `${times.length}` } },
      }),
    )
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[30] ?? Number.NaN
}

import { CreateTableCommand, UpdateTableCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { table } from '#infra/system/table-schema.ts'

type Item = Record<string, unknown>
const batchSize = 25

const keyOf = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
]

/** Restores a table with these items as point-in-time recovery leaves it: with its index, without a stream. */
export const restoreTo = async (client: DynamoDBDocumentClient, TableName: string, items: Iterable<Item>) => {
  const { partitionKey, sortKey, index } = table
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [partitionKey, sortKey, index.partitionKey, index.sortKey].map(AttributeName => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: keyOf(partitionKey, sortKey),
      GlobalSecondaryIndexes: [
        {
          IndexName: index.name,
          KeySchema: keyOf(index.partitionKey, index.sortKey),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName })
  const all = [...items]
  for (let start = 0; start < all.length; start += batchSize) {
    const requests = all.slice(start, start + batchSize).map(Item => ({ PutRequest: { Item } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }))
  }
}

/** Turns on the stream, which the procedure does by hand; restored items are not in it. */
export const turnOnStream = async (client: DynamoDBDocumentClient, TableName: string) => {
  const StreamSpecification = { StreamEnabled: true, StreamViewType: table.stream }
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }))
}

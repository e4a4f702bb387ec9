import { BatchWriteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'

/** Removes every item, for tests that check shared items. */
export const emptyTable = async (client: DynamoDBDocumentClient, tableName: string): Promise<void> => {
  const scan = { TableName: tableName, ProjectionExpression: 'PK, SK', Limit: 25 }
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    if (Items.length === 0) continue
    const requests = Items.map(Key => ({ DeleteRequest: { Key } }))
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }))
  }
}

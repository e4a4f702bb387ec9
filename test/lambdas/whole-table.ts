import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { tableName } from '../infra/local/dynamodb/local-table.ts'

/** Every item of the table. */
export const wholeTable = async (client: DynamoDBDocumentClient): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = []
  const scan = { TableName: tableName, ConsistentRead: true }
  for await (const { Items = [] } of paginateScan({ client }, scan)) items.push(...Items)
  return items
}

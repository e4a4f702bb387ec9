import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { indexStream } from './stream-index.ts'

type KeyNames = { partitionKey: string; sortKey: string }

export type TableDeclaration = KeyNames & {
  name: string
  index: KeyNames & { name: string }
  ttlAttribute: string
  stream: 'NEW_AND_OLD_IMAGES'
}

/** Creates the table unless it exists, and waits until it is ACTIVE. Give `databaseFile` if this process started the engine. */
export async function createTable(
  client: DynamoDBClient,
  declaration: TableDeclaration,
  databaseFile?: string,
): Promise<void> {
  await createUnlessThere(client, declaration)
  // CreateTable returns while the table is still CREATING, as in the cloud.
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName: declaration.name })
  await expireBy(client, declaration)
  if (databaseFile) indexStream(databaseFile)
}

async function createUnlessThere(client: DynamoDBClient, declaration: TableDeclaration): Promise<void> {
  try {
    await client.send(new CreateTableCommand(request(declaration)))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
}

function request(declaration: TableDeclaration): CreateTableCommandInput {
  const { name, index, stream } = declaration
  const attributes = [declaration.partitionKey, declaration.sortKey, index.partitionKey, index.sortKey]
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: attributes.map(attribute => ({ AttributeName: attribute, AttributeType: 'S' })),
    KeySchema: keySchema(declaration),
    GlobalSecondaryIndexes: [
      { IndexName: index.name, KeySchema: keySchema(index), Projection: { ProjectionType: 'ALL' } },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: stream },
  }
}

function keySchema(keys: KeyNames) {
  return [
    { AttributeName: keys.partitionKey, KeyType: 'HASH' as const },
    { AttributeName: keys.sortKey, KeyType: 'RANGE' as const },
  ]
}

async function expireBy(client: DynamoDBClient, { name, ttlAttribute }: TableDeclaration): Promise<void> {
  const { TimeToLiveDescription: now } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  // DynamoDB throws a ValidationException if it is enabled twice.
  if (now?.TimeToLiveStatus === 'ENABLED') return
  const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }))
}

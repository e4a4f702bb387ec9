import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient, type DynamoDBStreamsClientConfig } from '@aws-sdk/client-dynamodb-streams'
import { consumers } from '#infra/system/consumers.ts'
import type { FunctionName } from '#infra/system/functions.ts'
import { table } from '#infra/system/table-schema.ts'
import { createTable } from './dynamodb/create-table.ts'
import { startEngine } from './dynamodb/engine.ts'
import { startTtlSweep } from './dynamodb/ttl.ts'
import { names } from './names.ts'
import { startPump } from './streams/pump.ts'

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }

type Options = { dataFolder: string; stack: AsyncDisposableStack }

type Consuming = {
  invoke: (name: FunctionName, event: unknown) => Promise<unknown>
  /** S3's address, for the failure destination. */
  files: string
}

/** Stores a record that no consumer could handle in the failures bucket. */
const parkIn = (endpoint: string) => async (record: object, key: string) => {
  // Loaded only when needed: it would add a tenth of a second to every start.
  const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ endpoint, region: names.region, credentials, forcePathStyle: true })
  try {
    const Bucket = names.bucket('failures')
    const ContentType = 'application/json'
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body: JSON.stringify(record), ContentType }))
  } finally {
    client.destroy()
  }
}

const consumersHere = consumers.map(({ consumer, bisectBatchOnError, ...mapping }) => ({
  ...mapping,
  name: consumer,
  bisect: bisectBatchOnError,
}))

/** Starts DynamoDB with the table; `consume` starts delivering its stream to the consumers. */
export async function startDatabase({ dataFolder, stack }: Options) {
  const engine = await startEngine(dataFolder)
  stack.defer(() => engine.stop())
  const { endpoint, databaseFile } = engine
  const client = new DynamoDBClient({ endpoint, region: names.region, credentials })
  stack.defer(() => client.destroy())
  await createTable(client, { ...table, name: names.table }, databaseFile)
  const ttl = startTtlSweep(client, { ...table, name: names.table })
  stack.defer(() => ttl.stop())

  const consume = async ({ invoke, files }: Consuming) => {
    // Without `info`: the SDK would walk through every page of records to build a line that is not logged.
    const logger = { warn: console.warn, error: console.error } as DynamoDBStreamsClientConfig['logger']
    const streams = new DynamoDBStreamsClient({ endpoint, region: names.region, credentials, logger })
    stack.defer(() => streams.destroy())
    const pump = await startPump({
      client: streams,
      table: { name: names.table, ttlAttribute: table.ttlAttribute },
      consumers: consumersHere,
      dataFolder,
      databaseFile,
      invoke: (name, event) => invoke(name as FunctionName, event),
      onFailure: parkIn(files),
    })
    stack.defer(() => pump.stop())
  }
  const hasItems = async (partition: string): Promise<boolean> => {
    const found = await client.send(
      new QueryCommand({
        TableName: names.table,
        KeyConditionExpression: 'PK = :partition',
        ExpressionAttributeValues: { ':partition': { S: partition } },
        Limit: 1,
      }),
    )
    return found.Count !== 0
  }
  return { endpoint, hasItems, exited: engine.exited, sweepExpired: ttl.sweep, consume }
}

import {
  type _Record,
  type AttributeValue,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { access, tableName } from '../infra/local/dynamodb/local-table.ts'

const imageOf = (image: Record<string, AttributeValue> | undefined) =>
  image ? unmarshall(image as Parameters<typeof unmarshall>[0]) : null

const changeOf = ({ dynamodb }: _Record): Change[] => {
  const after = imageOf(dynamodb?.NewImage)
  return after ? [{ before: imageOf(dynamodb?.OldImage), after }] : []
}

/** The changes of the table's items since the stream began, each call those after the one before. */
export const streamChanges = async () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  const client = new DynamoDBStreamsClient({ ...access, ...(endpoint && { endpoint }) })
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }))
  const { StreamArn } = Streams[0] ?? {}
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }))
  const shards = StreamDescription?.Shards ?? []
  if (shards.length !== 1) throw new Error(`The stream has ${shards.length} shards.`)
  const from = { StreamArn, ShardId: shards[0]?.ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const
  let { ShardIterator } = await client.send(new GetShardIteratorCommand(from))
  const read = async (): Promise<Change[]> => {
    const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }))
    ShardIterator = NextShardIterator
    return Records.flatMap(changeOf)
  }
  return async function* (): AsyncGenerator<Change> {
    for (let changes = await read(); changes.length > 0; changes = await read()) yield* changes
  }
}

import { randomUUID } from 'node:crypto'
import type { StreamConsumer } from './consumer.ts'
import type { Stream } from './reader.ts'
import type { StreamRecord } from './stream-record.ts'

export type Failure = {
  records: readonly [StreamRecord, ...StreamRecord[]]
  condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded'
  invocations: number
  /** Whether the function threw; otherwise it reported failed records. */
  threw: boolean
}

/**
 * The object that Lambda stores in an S3 failure destination: metadata, and the whole event as JSON text in `payload`
 * (docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html).
 */
export function failureRecord(consumer: StreamConsumer, stream: Stream, failure: Failure, at: Date): object {
  const { records, condition, invocations, threw } = failure
  const [first] = records
  const last = records.at(-1) ?? first
  return {
    requestContext: {
      requestId: randomUUID(),
      functionArn: `arn:aws:lambda:${stream.region}:000000000000:function:${consumer.name}`,
      condition,
      approximateInvokeCount: invocations,
    },
    ...(invocations > 0 && {
      responseContext: {
        statusCode: 200,
        executedVersion: '$LATEST',
        ...(threw && { functionError: 'Unhandled' }),
      },
    }),
    version: '1.0',
    timestamp: at.toISOString(),
    DDBStreamBatchInfo: {
      shardId: stream.shardId,
      startSequenceNumber: first.dynamodb.SequenceNumber,
      endSequenceNumber: last.dynamodb.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(first),
      approximateArrivalOfLastRecord: arrival(last),
      batchSize: records.length,
      streamArn: first.eventSourceARN,
    },
    payload: JSON.stringify({ Records: records }),
  }
}

/** The object's key, in Lambda's format; the consumer's name takes the place of the mapping's UUID. */
export function failureKey(consumer: StreamConsumer, stream: Stream, at: Date): string {
  const [day = '', time = ''] = at.toISOString().split(/[TZ.]/)
  const stamp = `${day}T${time.replaceAll(':', '.')}`
  return `aws/lambda/${consumer.name}/${stream.shardId}/${day.replaceAll('-', '/')}/${stamp}-${randomUUID()}`
}

const arrival = ({ dynamodb }: StreamRecord): string =>
  new Date(dynamodb.ApproximateCreationDateTime * 1000).toISOString().replace(/\.\d+Z$/, 'Z')

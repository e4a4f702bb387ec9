import { randomUUID } from 'node:crypto'
import type { DynamoDBStreamEvent } from 'aws-lambda'

/** Builds what Lambda stores for records that it gave up, and the key that it stores them under. */
export const buildParkedRecord = (event: DynamoDBStreamEvent, parkedAt = '2026-11-02T09:30:00.000Z') => ({
  key: `aws/lambda/0a1b2c3d/shardId-000000017/2026/11/02/2026-11-02T09.30.00-${randomUUID()}`,
  body: JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn: 'arn:aws:lambda:eu-north-1:000000000000:function:notices',
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: 6,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST' },
    version: '1.0',
    timestamp: parkedAt,
    DDBStreamBatchInfo: { batchSize: event.Records.length },
    payload: JSON.stringify(event),
  }),
})

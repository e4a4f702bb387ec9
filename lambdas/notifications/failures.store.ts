import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'

/**
 * What Lambda stores for records that it gives up; `payload` is the whole event as text
 * (docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html).
 */
const invocation = z.object({
  requestContext: z.object({ condition: z.string(), approximateInvokeCount: z.number() }),
  timestamp: z.string(),
  payload: z.string(),
})

/** The prefix that Lambda puts them under. */
const parkedPrefix = 'aws/lambda/'

const parkedRecords = async (key: string, read: (key: string) => Promise<Buffer | null>) => {
  const stored = await read(key)
  if (!stored) return null
  const { requestContext, timestamp, payload } = invocation.parse(JSON.parse(stored.toString('utf8')))
  const { Records } = JSON.parse(payload) as { Records: DynamoDBRecord[] }
  const { condition, approximateInvokeCount: tries } = requestContext
  return { key, parkedAt: timestamp, condition, tries, records: Records }
}

/** The failure destination of the stream's consumers. */
export const failuresBucket = () => {
  const { list, read, remove } = objectsIn(environment('FAILURES_BUCKET'))
  return {
    list: (after: string | undefined, limit: number) => list(parkedPrefix, after, limit),
    read: (key: string) => parkedRecords(key, read),
    remove,
  }
}

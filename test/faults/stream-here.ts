import { setImmediate as nextTurn } from 'node:timers/promises'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startPump } from '#infra/local/streams/pump.ts'
import { consumers } from '#infra/system/consumers.ts'
import type { FunctionName } from '#infra/system/functions.ts'
import { clock } from '#shared/contract/clock.ts'
import { access, tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeHere } from '../infra/local/gateway/served-api.ts'

const failures = () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  return new S3Client({ ...access, ...(endpoint && { endpoint }), forcePathStyle: true })
}

/**
 * Lets the table's stream flow to the functions in this process, with the retries of the system's own mappings; what
 * they wait is moved on the clock. `settled` resolves once nothing is under way.
 */
export const streamHere = async (dataFolder: string) => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  const client = new DynamoDBStreamsClient({ ...access, ...(endpoint && { endpoint }) })
  const bucket = failures()
  const tries: Record<string, number> = {}
  let lastAt = performance.now()
  const pump = await startPump({
    client,
    table: { name: tableName, ttlAttribute: 'ttl' },
    dataFolder,
    consumers: consumers.map(({ consumer, bisectBatchOnError, ...mapping }) => ({
      ...mapping,
      name: consumer,
      bisect: bisectBatchOnError,
    })),
    invoke: async (name, event) => {
      lastAt = performance.now()
      for (const { eventID = '' } of event.Records) tries[eventID] = (tries[eventID] ?? 0) + 1
      const answer = await invokeHere(name as FunctionName, event)
      lastAt = performance.now()
      return answer
    },
    onFailure: async (record, Key) => {
      lastAt = performance.now()
      await bucket.send(new PutObjectCommand({ Bucket: 'failures', Key, Body: JSON.stringify(record) }))
    },
    delay: async milliseconds => {
      clock.moveBy(milliseconds)
      await nextTurn()
    },
    now: clock.now,
  })
  return {
    /** How often the record that was tried most was. */
    mostTries: () => Math.max(0, ...Object.values(tries)),
    /** Milliseconds since a consumer last did something. */
    idleFor: () => performance.now() - lastAt,
    stop: async () => {
      await pump.stop()
      client.destroy()
      bucket.destroy()
    },
  }
}

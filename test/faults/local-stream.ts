import { setImmediate as nextTurn } from 'node:timers/promises'
import { DynamoDBStreamsClient, type GetRecordsCommandOutput } from '@aws-sdk/client-dynamodb-streams'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startPump } from '#infra/local/streams/pump.ts'
import { consumers } from '#infra/system/consumers.ts'
import { clock } from '#shared/contract/clock.ts'
import { access, tableName } from '../infra/local/dynamodb/local-table.ts'
import { invokeFunction } from '../infra/local/gateway/served-api.ts'
import { eventually } from './eventually.ts'

const failures = () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3
  return new S3Client({ ...access, ...(endpoint && { endpoint }), forcePathStyle: true })
}

/** Creates a stream client that reports how many records each read found. */
const createWatchedClient = (found: (records: number) => void) => {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB
  const client = new DynamoDBStreamsClient({ ...access, ...(endpoint && { endpoint }) })
  client.middlewareStack.add(
    (next, context) => async args => {
      const answer = await next(args)
      if (context.commandName === 'GetRecordsCommand')
        found((answer.output as GetRecordsCommandOutput).Records?.length ?? 0)
      return answer
    },
    { step: 'initialize' },
  )
  return client
}

type Consumer = (typeof consumers)[number]

/** Tracks what consumers find in the stream: a consumer reads on only after it has handled what it read. */
const theReads = () => {
  const inVain: Record<string, number> = {}
  const restart = () => {
    for (const { consumer } of consumers) inVain[consumer] = 0
  }
  return {
    restart,
    found: (consumer: string, records: number) => {
      if (records > 0) restart()
      else inVain[consumer] = (inVain[consumer] ?? 0) + 1
    },
    /** Whether every consumer has read in vain twice: the first read may have begun too early. */
    allInVain: () => Object.values(inVain).every(times => times >= 2),
  }
}

/**
 * Delivers the table's stream to the functions in this process, with the retries of the system's own mappings; once
 * `beforeRetry` has been called, their waiting time moves the clock.
 */
export const connectStream = async (dataFolder: string, beforeRetry = () => {}, name = tableName) => {
  const bucket = failures()
  const tries: Record<string, number> = {}
  const reads = theReads()
  const follow = async ({ consumer, bisectBatchOnError: bisect, ...mapping }: Consumer) => {
    const client = createWatchedClient(records => reads.found(consumer, records))
    const pump = await startPump({
      client,
      table: { name, ttlAttribute: 'ttl' },
      dataFolder,
      consumers: [{ ...mapping, name: consumer, bisect }],
      invoke: async (_, event) => {
        for (const { eventID = '' } of event.Records) tries[eventID] = (tries[eventID] ?? 0) + 1
        // What a function wrote may be for another consumer.
        return invokeFunction(consumer, event).finally(reads.restart)
      },
      onFailure: async (record, Key) => {
        await bucket.send(new PutObjectCommand({ Bucket: 'failures', Key, Body: JSON.stringify(record) }))
      },
      delay: async milliseconds => {
        beforeRetry()
        clock.moveBy(milliseconds)
        await nextTurn()
      },
      now: clock.now,
    })
    return async () => {
      await pump.stop()
      client.destroy()
    }
  }
  const stops = await Promise.all(consumers.map(follow))
  return {
    /** The largest number of attempts for one record. */
    mostTries: () => Math.max(0, ...Object.values(tries)),
    /** Resolves once everything in the stream now, and everything caused by it, is handled. */
    settled: async () => {
      reads.restart()
      await eventually('the stream is worked off', () => reads.allInVain() || undefined, { withinMs: 60_000 })
    },
    stop: async () => {
      await Promise.all(stops.map(stop => stop()))
      bucket.destroy()
    },
  }
}

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

/** A client of the stream that tells how many records each of its reads has found. */
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

/** What consumers find in the stream: a consumer reads on only when it is done with what it has read. */
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
    /** Whether everybody has read in vain twice: the first of the two may have begun before. */
    allInVain: () => Object.values(inVain).every(times => times >= 2),
  }
}

/**
 * Lets the table's stream flow to the functions in this process, with the retries of the system's own mappings; what
 * they wait is moved on the clock, once `beforeRetry` has been called.
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
        // What a function has written may be for another consumer.
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
    /** How often the record that was tried most was. */
    mostTries: () => Math.max(0, ...Object.values(tries)),
    /** Resolves once all that is in the stream now is done with, and all that came of it. */
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

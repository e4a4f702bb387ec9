import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { logger } from '../logging/logger.ts'
import { keys } from '../table/keys.ts'
import { documents, tableName } from '../table/table.ts'

const hourSeconds = 3_600

/** What one form allows within an hour. */
export type HourlyLimit = { form: string; kind: 'address' | 'network' | 'caller'; max: number }

export type Count = {
  used: number
  exceeded: boolean
  /** Whether half of the limit is used, from where on a form asks for a proof of work. */
  halfUsed: boolean
  /** Seconds until the hour is over. */
  retryAfter: number
  /** Takes this attempt out of the count again; never throws: a count that stays one too high harms nobody. */
  uncount: () => Promise<void>
}

const add = (Key: ReturnType<typeof keys.limit>, attempts: 1 | -1, ttl: number) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'ADD used :attempts SET #ttl = :ttl',
      // What has been removed meanwhile counts nothing any more.
      ...(attempts < 0 && { ConditionExpression: 'attribute_exists(PK)' }),
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':attempts': attempts, ':ttl': ttl },
      ReturnValues: 'UPDATED_NEW',
    }),
  )

/** Counts one attempt against a limit, by keyed hash; fixed windows of an hour, removed by TTL. */
export const countAttempt = async (limit: HourlyLimit, hash: string): Promise<Count> => {
  const now = clock.seconds()
  const windowStart = now - (now % hourSeconds)
  const key = keys.limit(limit.form, limit.kind, hash, windowStart)
  const ttl = windowStart + 2 * hourSeconds
  const { Attributes } = await add(key, 1, ttl)
  const used = Number(Attributes?.used)
  return {
    used,
    exceeded: used > limit.max,
    halfUsed: used > limit.max / 2,
    retryAfter: windowStart + hourSeconds - now,
    uncount: async () => {
      await add(key, -1, ttl).catch((cause: unknown) =>
        logger.info('count_kept', {
          form: limit.form,
          error: cause instanceof Error ? cause.name : 'unknown',
        }),
      )
    },
  }
}

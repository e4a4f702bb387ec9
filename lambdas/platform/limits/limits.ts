import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
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
}

/** Counts one attempt against a limit, by keyed hash; fixed windows of an hour, removed by TTL. */
export const countAttempt = async (limit: HourlyLimit, hash: string): Promise<Count> => {
  const now = clock.seconds()
  const windowStart = now - (now % hourSeconds)
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.limit(limit.form, limit.kind, hash, windowStart),
      UpdateExpression: 'ADD used :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': windowStart + 2 * hourSeconds },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const used = Number(Attributes?.used)
  return {
    used,
    exceeded: used > limit.max,
    halfUsed: used > limit.max / 2,
    retryAfter: windowStart + hourSeconds - now,
  }
}

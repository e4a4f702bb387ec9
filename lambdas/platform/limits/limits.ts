import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { keys } from '../table/keys.ts'
import { conditionFailed, documents, tableName } from '../table/table.ts'
import type { Networks } from './network.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

/** What one form allows within an hour, or another window. */
export type Limit = {
  form: string
  kind: 'address' | 'network' | 'site' | 'site-day' | 'caller' | 'caller-day'
  max: number
  windowSeconds?: number
}

export type Count = {
  used: number
  exceeded: boolean
  /** Whether half of the limit is used, from where on a form asks for a proof of work. */
  halfUsed: boolean
  /** Seconds until the window is over. */
  retryAfter: number
}

/** Counts one attempt in the window of now; windows are fixed, and removed by TTL. */
const count = async (limit: Limit, hash: string, ConditionExpression?: string): Promise<Count> => {
  const { windowSeconds = hourSeconds } = limit
  const now = clock.seconds()
  const windowStart = now - (now % windowSeconds)
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.limit(limit.form, limit.kind, hash, windowStart),
      UpdateExpression: 'ADD used :one SET #ttl = :ttl',
      ConditionExpression,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':one': 1, ':ttl': windowStart + 2 * windowSeconds },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const used = Number(Attributes?.used)
  return {
    used,
    exceeded: used > limit.max,
    halfUsed: used > limit.max / 2,
    retryAfter: windowStart + windowSeconds - now,
  }
}

/** Counts one attempt against a limit, by keyed hash. */
export const countAttempt = (limit: Limit, hash: string): Promise<Count> => count(limit, hash)

/** Counts against a limit of a day. */
export const countInDay = (limit: Omit<Limit, 'windowSeconds'>, hash: string): Promise<Count> =>
  count({ ...limit, windowSeconds: daySeconds }, hash)

/** Counts the first attempt of a day; null, and counted is nothing, where there was one before. */
export const countFirstOfDay = async (
  limit: Omit<Limit, 'windowSeconds'>,
  hash: string,
): Promise<Count | null> => {
  try {
    return await count({ ...limit, windowSeconds: daySeconds }, hash, 'attribute_not_exists(PK)')
  } catch (error) {
    if (conditionFailed(error)) return null
    throw error
  }
}

/** How many full networks of one site pass its limit: an office with several of them, and nobody who tries all. */
const networksPerSite = 4

/** Counts one attempt by network and, where that is part of a larger one, by site; what is nearer to its limit counts. */
export const countNetwork = async (
  { form, max }: { form: string; max: number },
  { network, site }: Networks,
): Promise<Count> => {
  const [own, whole] = await Promise.all([
    countAttempt({ form, kind: 'network', max }, network),
    site === network ? null : countAttempt({ form, kind: 'site', max: networksPerSite * max }, site),
  ])
  if (!whole) return own
  return {
    used: own.used,
    exceeded: own.exceeded || whole.exceeded,
    halfUsed: own.halfUsed || whole.halfUsed,
    retryAfter: own.retryAfter,
  }
}

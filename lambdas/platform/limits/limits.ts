import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { logger } from '../logging/logger.ts'
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
  /** Takes this attempt out of the count again; never throws: a count that stays one too high harms nobody. */
  uncount: () => Promise<void>
}

type Adding = { attempts: 1 | -1; ttl: number; onlyIf?: string | undefined }

const add = (Key: ReturnType<typeof keys.limit>, { attempts, ttl, onlyIf }: Adding) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key,
      UpdateExpression: 'ADD used :attempts SET #ttl = :ttl',
      ConditionExpression: onlyIf,
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':attempts': attempts, ':ttl': ttl },
      ReturnValues: 'UPDATED_NEW',
    }),
  )

/** Counts one attempt in the window of now; windows are fixed, and removed by TTL. */
const count = async (limit: Limit, hash: string, onlyIf?: string): Promise<Count> => {
  const { windowSeconds = hourSeconds } = limit
  const now = clock.seconds()
  const windowStart = now - (now % windowSeconds)
  const key = keys.limit(limit.form, limit.kind, hash, windowStart)
  const ttl = windowStart + 2 * windowSeconds
  const { Attributes } = await add(key, { attempts: 1, ttl, onlyIf })
  const used = Number(Attributes?.used)
  return {
    used,
    exceeded: used > limit.max,
    halfUsed: used > limit.max / 2,
    retryAfter: windowStart + windowSeconds - now,
    uncount: async () => {
      // What has been removed in the meantime counts nothing any more.
      await add(key, { attempts: -1, ttl, onlyIf: 'attribute_exists(PK)' }).catch((cause: unknown) =>
        logger.info('count_kept', {
          form: limit.form,
          error: cause instanceof Error ? cause.name : 'unknown',
        }),
      )
    },
  }
}

/** Counts one attempt against a limit, by keyed hash. */
export const countAttempt = (limit: Limit, hash: string): Promise<Count> => count(limit, hash)

/** Counts against a limit of a day. */
export const countInDay = (limit: Omit<Limit, 'windowSeconds'>, hash: string): Promise<Count> =>
  count({ ...limit, windowSeconds: daySeconds }, hash)

/** Counts the first attempt of a day; null, and nothing is counted, if there was one before. */
export const countFirstOfDay = async (
  limit: Omit<Limit, 'windowSeconds'>,
  hash: string,
): Promise<Count | null> => {
  try {
    // `:attempts` is one: an attempt that was taken back leaves a count of zero.
    return await count(
      { ...limit, windowSeconds: daySeconds },
      hash,
      'attribute_not_exists(PK) OR used < :attempts',
    )
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
    uncount: async () => {
      await Promise.all([own.uncount(), whole.uncount()])
    },
  }
}

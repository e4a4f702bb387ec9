import { clock } from '#shared/contract/clock.ts'
import { limitEntity } from '#shared/submissions/limit.entity.ts'
import { logger } from '../logging/logger.ts'
import { absent, anyOf, type Condition, lessThan, present } from '../table/condition.ts'
import { update } from '../table/update.ts'
import { write, writeOrRead } from '../table/write.ts'
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
  /** Whether half of the limit is used; from then on a form needs a proof of work. */
  halfUsed: boolean
  /** Seconds until the window is over. */
  retryAfter: number
  /** Takes this attempt out of the count again; never throws: a count that is one too high does no harm. */
  uncount: () => Promise<void>
}

const windowOf = ({ windowSeconds = hourSeconds }: Limit) => {
  const now = clock.seconds()
  const windowStart = now - (now % windowSeconds)
  return { windowStart, ttl: windowStart + 2 * windowSeconds, retryAfter: windowStart + windowSeconds - now }
}

/** Counts one attempt in the present window if the condition holds; windows are fixed, and removed by TTL. */
const count = async (limit: Limit, hash: string, condition: Condition = {}): Promise<Count | null> => {
  const { windowStart, ttl, retryAfter } = windowOf(limit)
  const counter = update(limitEntity.key({ form: limit.form, kind: limit.kind, hash, windowStart })).set({
    ttl,
  })
  const { written, stored } = await writeOrRead(counter.add({ used: 1 }).expect(condition))
  if (!written) return null
  const used = Number(stored?.used)
  return {
    used,
    exceeded: used > limit.max,
    halfUsed: used > limit.max / 2,
    retryAfter,
    uncount: async () => {
      // A counter that was removed in the meantime no longer counts.
      const uncounted = counter.add({ used: -1 }).expect({ PK: present })
      await write(uncounted).catch((cause: unknown) =>
        logger.info('count_kept', {
          form: limit.form,
          error: cause instanceof Error ? cause.name : 'unknown',
        }),
      )
    },
  }
}

/** Counts one attempt against a limit, under a keyed hash. */
export const countAttempt = async (limit: Limit, hash: string): Promise<Count> =>
  (await count(limit, hash)) as Count

/** Counts one attempt against a daily limit. */
export const countInDay = (limit: Omit<Limit, 'windowSeconds'>, hash: string): Promise<Count> =>
  countAttempt({ ...limit, windowSeconds: daySeconds }, hash)

/** Counts the first attempt of a day; null, and nothing is counted, if there was one before. */
export const countFirstOfDay = (limit: Omit<Limit, 'windowSeconds'>, hash: string): Promise<Count | null> =>
  // An attempt that was taken back leaves a count of zero.
  count({ ...limit, windowSeconds: daySeconds }, hash, anyOf({ PK: absent }, { used: lessThan(1) }))

/** A site may send as much as four full networks: enough for an office, and too little to try all its networks. */
const networksPerSite = 4

/** Counts one attempt by network and, if that is part of a larger site, by site; a limit of either applies. */
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

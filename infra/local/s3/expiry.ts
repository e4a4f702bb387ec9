import { clock } from '#shared/contract/clock.ts'
import type { Objects } from './objects.ts'

/** Days after which objects expire, by the prefix of their keys. */
export type LifeCycle = Readonly<Record<string, number>>

const dayMs = 24 * 3_600_000
const sweepEveryMs = 60_000

/** Removes expired objects every minute. S3 rounds up to the next midnight UTC; here a day is exactly 24 hours. */
export function startExpiry(
  buckets: ReadonlyMap<string, Objects>,
  lifeCycles: Readonly<Record<string, LifeCycle>>,
) {
  const sweep = async (): Promise<void> => {
    for (const [bucket, lifeCycle] of Object.entries(lifeCycles)) {
      const objects = buckets.get(bucket)
      if (objects) await removeExpired(objects, lifeCycle)
    }
  }
  const timer = setInterval(() => {
    sweep().catch(error => console.error('Expiry of objects failed, the next sweep is in a minute:', error))
  }, sweepEveryMs)
  timer.unref()
  return { sweep, stop: () => clearInterval(timer) }
}

async function removeExpired(objects: Objects, lifeCycle: LifeCycle): Promise<void> {
  const rules = Object.entries(lifeCycle)
  for (const { key, lastModified } of objects.all()) {
    const age = clock.now() - Date.parse(lastModified)
    if (rules.some(([prefix, days]) => key.startsWith(prefix) && age >= days * dayMs)) {
      await objects.remove(key)
    }
  }
}

import * as z from 'zod/mini'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import type { Erasure } from './person.ts'

const storedErasure = z.object({
  emailHash: z.string(),
  erasedAt: z.string(),
  accounts: z.array(z.object({ pool: z.enum(['business', 'partner']), sub: z.string() })),
  finished: z.boolean(),
})

const prefix = 'erased/'
const pageSize = 100

// Next to the table, not in it: restoring the table to an earlier moment must not lose later erasures.
const records = () => objectsIn(environment('ERASURES_BUCKET'))

const keyOf = (emailHash: string): string => `${prefix}${emailHash}.json`

const readAt = async (key: string): Promise<Erasure | null> => {
  const stored = await records().read(key)
  return stored ? storedErasure.parse(JSON.parse(stored.toString('utf8'))) : null
}

export const findErasure = (emailHash: string): Promise<Erasure | null> => readAt(keyOf(emailHash))

export const noteErasure = (erasure: Erasure): Promise<void> =>
  records().put(keyOf(erasure.emailHash), Buffer.from(JSON.stringify(erasure)), 'application/json')

/** All stored erasures, page by page. */
export const allErasures = async function* (): AsyncGenerator<Erasure> {
  let after: string | undefined
  do {
    const { keys, next } = await records().list(prefix, after, pageSize)
    for (const key of keys) {
      const erasure = await readAt(key)
      if (erasure) yield erasure
    }
    after = next ?? undefined
  } while (after)
}

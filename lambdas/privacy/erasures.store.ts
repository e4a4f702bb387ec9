import * as z from 'zod/mini'
import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import type { Erasure } from './person.ts'

const erasure = z.object({
  emailHash: z.string(),
  erasedAt: z.string(),
  accounts: z.array(z.object({ pool: z.enum(['business', 'partner']), sub: z.string() })),
  finished: z.boolean(),
})

const below = 'erased/'
const page = 100

// Beside the table, not in it: whoever restores the table to an earlier moment must not lose what came after.
const records = () => objectsIn(environment('ERASURES_BUCKET'))

const keyOf = (emailHash: string): string => `${below}${emailHash}.json`

const readAt = async (key: string): Promise<Erasure | null> => {
  const stored = await records().read(key)
  return stored ? erasure.parse(JSON.parse(stored.toString('utf8'))) : null
}

export const findErasure = (emailHash: string): Promise<Erasure | null> => readAt(keyOf(emailHash))

export const noteErasure = (noted: Erasure): Promise<void> =>
  records().put(keyOf(noted.emailHash), Buffer.from(JSON.stringify(noted)), 'application/json')

/** All that are kept, page after page. */
export const allErasures = async function* (): AsyncGenerator<Erasure> {
  let after: string | undefined
  do {
    const { keys, next } = await records().list(below, after, page)
    for (const key of keys) {
      const found = await readAt(key)
      if (found) yield found
    }
    after = next ?? undefined
  } while (after)
}

import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../failure.ts'
import type { Key } from './table.ts'
import { update } from './update.ts'
import type { Stored } from './words.ts'
import { writeOrRead } from './write.ts'

type Save = { fields: Stored; seen: number; updatedAt: string }

/** Whether the stored item is the result of this same save, which is repeated because its reply was lost. */
const isSaved = (stored: Stored | null, { fields, seen }: Save): boolean =>
  stored?.version === seen + 1 &&
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(stored[name], value))

/**
 * Saves fields over the version of an item that the caller saw, and increments the version; returns the whole item, also
 * if the same save is repeated. Throws `profile_changed` if there is a newer version, or no item at all.
 */
export const saveOverVersion = async (key: Key, save: Save): Promise<Stored | null> => {
  const { fields, seen, updatedAt } = save
  const saving = update(key)
    .set({ ...fields, updatedAt })
    .add({ version: 1 })
  const { written, stored } = await writeOrRead(saving.expect({ version: seen }))
  if (written || isSaved(stored, save)) return stored
  throw new Failure('profile_changed')
}

import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../failure.ts'
import type { Key } from './table.ts'
import { update } from './update.ts'
import type { Stored } from './words.ts'
import { writeOrRead } from './write.ts'

type Save = { fields: Stored; seen: number; updatedAt: string }

/** Whether the stored item is the result of this very save, whose reply was lost so that it comes again. */
const isSaved = (stored: Stored | null, { fields, seen }: Save): boolean =>
  stored?.version === seen + 1 &&
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(stored[name], value))

/**
 * Saves fields over the version of an item that the caller saw, and counts the version up; returns the whole item, and
 * does so again if the same save comes twice. Throws `profile_changed` if there is a newer version, or no item at all.
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

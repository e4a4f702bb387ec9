import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../failure.ts'
import { absentOr, present } from './condition.ts'
import type { Key } from './table.ts'
import { update } from './update.ts'
import type { Stored } from './words.ts'
import { writeOrRead } from './write.ts'

type Save = {
  fields: Stored
  seen: number
  updatedAt: string
  /** The attribute that counts the saves of these fields; an item without it counts 0. */
  counter?: string
}

/** Whether the stored item is the result of this same save, which is repeated because its reply was lost. */
const isSaved = (stored: Stored | null, { fields, seen, counter = 'version' }: Save): boolean =>
  stored?.[counter] === seen + 1 &&
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(stored[name], value))

/**
 * Saves fields over the version of an item that the caller saw, and increments the version; returns the whole item, also
 * if the same save is repeated. Throws `profile_changed` if there is a newer version, or no item at all.
 */
export const saveOverVersion = async (key: Key, save: Save): Promise<Stored | null> => {
  const { fields, seen, updatedAt, counter = 'version' } = save
  const saving = update(key)
    .set({ ...fields, updatedAt })
    .add({ [counter]: 1 })
    .expect({ PK: present, [counter]: seen === 0 ? absentOr(0) : seen })
  const { written, stored } = await writeOrRead(saving)
  if (written || isSaved(stored, save)) return stored
  throw new Failure('profile_changed')
}

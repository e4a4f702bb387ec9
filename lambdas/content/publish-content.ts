import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { type ContentFields, standardContent } from '#shared/content/standard-content.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { changedFields } from './content-change.ts'

export type StoredEntry = z.infer<typeof contentEntryEntity.item>

/** What the use cases need of the store. */
export type EntryStore = {
  find: (name: string) => Promise<StoredEntry | null>
  findVersion: (name: string, version: number) => Promise<StoredEntry | null>
  /** Stores an entry over the version before its own; returns false if that is not the present one. */
  publish: (entry: StoredEntry) => Promise<boolean>
}

type Change = { name: string; version: number; why: string }
type Author = { by: string; at: string }

const conflict = ({ name, version, by, at }: StoredEntry): Refusal =>
  new Refusal(
    `${name} has version ${version} by now: ${by} changed it at ${at}. Look at it with content show, and then give --version ${version}.`,
  )

/** Whether it is the result of this same command, which is repeated because its reply was lost. */
const isSame = (stored: StoredEntry, { version, why }: Change, fields: ContentFields): boolean =>
  stored.version === version + 1 && stored.why === why && isDeepStrictEqual(stored.fields, fields)

const publishOver = async (
  change: Change,
  fields: ContentFields,
  { by, at }: Author,
  { find, publish }: EntryStore,
) => {
  const { name, version, why } = change
  if (await publish({ name, fields, version: version + 1, why, by, at }))
    return { changed: true, version: version + 1 }
  const stored = await find(name)
  if (stored && isSame(stored, change, fields)) return { changed: false, version: stored.version }
  throw stored ? conflict(stored) : new Refusal(`${name} has version 0: nobody has changed it yet.`)
}

/** The fields of an entry as they are now; null for a name that does not exist yet. */
export const currentFields = (name: string, stored: StoredEntry | null): ContentFields | null =>
  stored?.fields ?? standardContent.get(name) ?? null

/** Changes an entry over the version that the operator saw. Throws a refusal if there is a newer one. */
export const setContent = async (
  { field, ...change }: Change & { field: readonly string[] },
  author: Author,
  store: EntryStore,
) => {
  const { name, version } = change
  const stored = await store.find(name)
  if (stored && stored.version > version + 1) throw conflict(stored)
  // A repeated command starts from what it started from the first time.
  const seen = stored?.version === version + 1 ? await store.findVersion(name, version) : stored
  return publishOver(change, changedFields(name, currentFields(name, seen), field), author, store)
}

/** Makes an earlier version the present one again, as a new version. Throws a refusal if there is no such version. */
export const restoreContent = async (
  { from, ...change }: Change & { from: number },
  author: Author,
  store: EntryStore,
) => {
  const { name } = change
  const earlier = from === 0 ? standardContent.get(name) : (await store.findVersion(name, from))?.fields
  if (!earlier) throw new Refusal(`${name} has no version ${from}: content history lists them.`)
  return publishOver(change, earlier, author, store)
}

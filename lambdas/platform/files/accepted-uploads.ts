import { Failure } from '../failure.ts'
import { conditionFailedAt, type TransactItem } from '../table/table.ts'
import { type FileArea, objectKeys } from './file-area.ts'
import { objectsIn } from './objects.store.ts'
import { type UploadClaim, uploadClaimsOf } from './upload-claims.store.ts'

/** A file as the item that it belongs to remembers it; `key` is where it is kept. */
export type KeptFile = { id: string; fileName: string; contentType: string; size: number; key: string }

type Accepted = {
  files: KeptFile[]
  /** For the transaction of the use case, one per file in the same order: each file is taken only once. */
  keeps: TransactItem[]
}

const unusable = (ids: readonly string[], usable: (id: string) => boolean): Failure => {
  const fields = ids.flatMap((id, index) => (usable(id) ? [] : [[`uploads.${index}`, 'invalid'] as const]))
  return new Failure('upload_unusable', { fields: Object.fromEntries(fields) })
}

/** Uploads by their ids; null for one that its owner does not have, or no longer has. */
export type FoundUploads = readonly { id: string; claim: UploadClaim | null }[]

/** Finds the uploads of an owner, for a use case that takes them. */
export const findUploads = (area: FileArea, sub: string, ids: readonly string[]): Promise<FoundUploads> => {
  const claims = uploadClaimsOf(area, sub)
  return Promise.all(ids.map(async id => ({ id, claim: await claims.find(id) })))
}

/**
 * Takes uploads. Copies their bytes before the transaction: an interruption in between leaves a copy that no item
 * names, never an item without its file; a second try writes the same keys. Throws `upload_unusable` with those that
 * are not accepted, taken already, or named twice.
 */
export const takeUploads = async (area: FileArea, sub: string, found: FoundUploads): Promise<Accepted> => {
  const claims = uploadClaimsOf(area, sub)
  const objects = objectsIn(area.bucket())
  const ids = found.map(({ id }) => id)
  const takeOne = async ({ id, claim }: FoundUploads[number]): Promise<KeptFile | null> => {
    if (claim?.state !== 'accepted') return null
    const key = objectKeys.kept(sub, id)
    if (!(await objects.copy(objectKeys.inspected(sub, id), key))) return null
    const { fileName, contentType, size } = claim
    return { id, fileName, contentType, size, key }
  }
  if (new Set(ids).size < ids.length) throw unusable(ids, () => false)
  const files = (await Promise.all(found.map(takeOne))).filter(file => file !== null)
  if (files.length < ids.length) throw unusable(ids, id => files.some(file => file.id === id))
  return { files, keeps: ids.map(claims.keep) }
}

/**
 * Throws `upload_unusable` if a transaction failed because some of its uploads were taken in the meantime; they are
 * first in it.
 */
export const requireUntaken = (error: unknown, count: number): void => {
  const fields = Array.from({ length: count }, (_, index) => index)
    .filter(index => conditionFailedAt(error, index))
    .map(index => [`uploads.${index}`, 'invalid'] as const)
  if (fields.length > 0) throw new Failure('upload_unusable', { fields: Object.fromEntries(fields) })
}

import { Failure } from '../platform/failure.ts'
import type { FoundUploads, KeptFile } from '../platform/files/accepted-uploads.ts'

/** A CV as the profile stores it; its id is that of its upload. */
export type StoredCv = KeptFile & { uploadedAt: string }

/** What the use cases need of the store. */
export type Cvs = {
  /** Null if there is no profile. */
  find: () => Promise<{ cv: StoredCv | null } | null>
  /** The upload with the given id, as it is now. */
  findUpload: (uploadId: string) => Promise<FoundUploads>
  /**
   * Replaces the CV that was seen by an accepted upload; null if the CV has changed in the meantime.
   * Throws `upload_unusable`.
   */
  take: (upload: FoundUploads, seen: StoredCv | null, uploadedAt: string) => Promise<StoredCv | null>
  /** Removes the CV from the profile; false if it has changed in the meantime. */
  clear: (seen: StoredCv, updatedAt: string) => Promise<boolean>
  /** Removes a file that no profile names any more. Safe to repeat. */
  discard: (cv: StoredCv) => Promise<void>
}

type Surroundings = { cvs: Cvs; now: string }

/** Replaces the CV by an upload; removes the former file once nothing names it, never before. Safe to repeat. */
export const replaceCv = async (uploadId: string, surroundings: Surroundings): Promise<StoredCv> => {
  const { cvs, now } = surroundings
  const [held, upload] = await Promise.all([cvs.find(), cvs.findUpload(uploadId)])
  if (!held) throw new Failure('not_found')
  if (held.cv?.id === uploadId) return held.cv
  try {
    const taken = await cvs.take(upload, held.cv, now)
    if (!taken) return replaceCv(uploadId, surroundings)
    if (held.cv) await cvs.discard(held.cv)
    return taken
  } catch (error) {
    // Pressed twice, or the reply was lost: the CV that is stored now counts.
    const standing = (await cvs.find())?.cv
    if (standing?.id !== uploadId) throw error
    if (held.cv) await cvs.discard(held.cv)
    return standing
  }
}

/** Whether the profile has no CV any more; false if another one has replaced the one that was seen. */
const cleared = async (seen: StoredCv, { cvs, now }: Surroundings): Promise<boolean> => {
  try {
    return await cvs.clear(seen, now)
  } catch (error) {
    // It may have been removed by an earlier try, whose file a new try would no longer find.
    const standing = (await cvs.find())?.cv
    if (standing?.id === seen.id) throw error
    return !standing
  }
}

/** Removes the CV, if there is one. Safe to repeat. */
export const removeCv = async (surroundings: Surroundings): Promise<void> => {
  const { cvs } = surroundings
  const seen = (await cvs.find())?.cv
  if (!seen) return
  const isCleared = await cleared(seen, surroundings)
  // Nothing names the file now: this write removed it, another one did, or a retry after a lost reply.
  await cvs.discard(seen)
  if (!isCleared) return removeCv(surroundings)
}

/** The stored CV; throws `not_found` if there is none. */
export const requireCv = async ({ find }: Pick<Cvs, 'find'>): Promise<StoredCv> => {
  const cv = (await find())?.cv
  if (!cv) throw new Failure('not_found')
  return cv
}

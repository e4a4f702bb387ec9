import { Failure } from '../platform/failure.ts'
import type { KeptFile } from '../platform/files/accepted-uploads.ts'

/** A CV as the profile remembers it; its id is that of the upload it came from. */
export type StoredCv = KeptFile & { uploadedAt: string }

/** What the use cases need of the store. */
export type Cvs = {
  /** Null where there is no profile that could hold one. */
  find: () => Promise<{ cv: StoredCv | null } | null>
  /**
   * Takes an accepted upload into use in the place of the CV that was seen; null where somebody else was faster.
   * Throws `upload_unusable`.
   */
  take: (uploadId: string, seen: StoredCv | null, uploadedAt: string) => Promise<StoredCv | null>
  /** Names no CV any more; false where somebody else was faster. */
  clear: (seen: StoredCv, updatedAt: string) => Promise<boolean>
  /** Removes a file that no profile names any more. */
  discard: (cv: StoredCv) => Promise<void>
}

type Surroundings = { cvs: Cvs; now: string }

/** Takes an upload into use; the file before it is removed once nothing names it, never before. Safe to repeat. */
export const replaceCv = async (uploadId: string, surroundings: Surroundings): Promise<StoredCv> => {
  const { cvs, now } = surroundings
  const held = await cvs.find()
  if (!held) throw new Failure('not_found')
  if (held.cv?.id === uploadId) return held.cv
  try {
    const taken = await cvs.take(uploadId, held.cv, now)
    if (!taken) return replaceCv(uploadId, surroundings)
    if (held.cv) await cvs.discard(held.cv)
    return taken
  } catch (error) {
    // Pressed twice, or an answer that was lost: what counts is what stands now.
    const standing = await cvs.find()
    if (standing?.cv?.id === uploadId) return standing.cv
    throw error
  }
}

/** Removes the CV, if there is one. Safe to repeat. */
export const removeCv = async (surroundings: Surroundings): Promise<void> => {
  const { cvs, now } = surroundings
  const seen = (await cvs.find())?.cv
  if (!seen) return
  if (!(await cvs.clear(seen, now))) return removeCv(surroundings)
  await cvs.discard(seen)
}

/** The stored CV; throws `not_found` where there is none. */
export const requireCv = async ({ find }: Pick<Cvs, 'find'>): Promise<StoredCv> => {
  const cv = (await find())?.cv
  if (!cv) throw new Failure('not_found')
  return cv
}

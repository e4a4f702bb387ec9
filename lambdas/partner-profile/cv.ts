import { Failure } from '../platform/failure.ts'
import type { FoundUploads, KeptFile } from '../platform/files/accepted-uploads.ts'

/** A CV as the profile remembers it; its id is that of the upload it came from. */
export type StoredCv = KeptFile & { uploadedAt: string }

/** What the use cases need of the store. */
export type Cvs = {
  /** Null where there is no profile that could hold one. */
  find: () => Promise<{ cv: StoredCv | null } | null>
  /** The upload that was named, as it is now. */
  findUpload: (uploadId: string) => Promise<FoundUploads>
  /**
   * Takes an accepted upload into use in the place of the CV that was seen; null where somebody else was faster.
   * Throws `upload_unusable`.
   */
  take: (upload: FoundUploads, seen: StoredCv | null, uploadedAt: string) => Promise<StoredCv | null>
  /** Names no CV any more; false where the one that was seen is named no longer. */
  clear: (seen: StoredCv, updatedAt: string) => Promise<boolean>
  /** Removes a file that no profile names any more. Safe to repeat. */
  discard: (cv: StoredCv) => Promise<void>
}

type Surroundings = { cvs: Cvs; now: string }

/** Takes an upload into use; the file before it is removed once nothing names it, never before. Safe to repeat. */
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
    // Pressed twice, or an answer that was lost: what counts is what stands now.
    const standing = (await cvs.find())?.cv
    if (standing?.id !== uploadId) throw error
    if (held.cv) await cvs.discard(held.cv)
    return standing
  }
}

/** Whether no CV is named any more; false where another stands in the place of the one that was seen. */
const cleared = async (seen: StoredCv, { cvs, now }: Surroundings): Promise<boolean> => {
  try {
    return await cvs.clear(seen, now)
  } catch (error) {
    // As above: it may have been done, and whoever asks again finds no CV whose file to remove.
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
  // Nothing names it now, whoever was faster: somebody else, or the same write, whose answer was lost and which was sent again.
  await cvs.discard(seen)
  if (!isCleared) return removeCv(surroundings)
}

/** The stored CV; throws `not_found` where there is none. */
export const requireCv = async ({ find }: Pick<Cvs, 'find'>): Promise<StoredCv> => {
  const cv = (await find())?.cv
  if (!cv) throw new Failure('not_found')
  return cv
}

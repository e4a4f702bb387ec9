import type { StoredWorkFiles } from '#shared/reports/work-files.entity.ts'
import { Failure } from '../platform/failure.ts'
import type { Work } from './work.ts'

/** What the use case needs of the store. */
export type Attaching = {
  find: () => Promise<Work | null>
  /**
   * Takes the uploads and attaches them, all or nothing. Throws `upload_unusable`, and `not_found` if nobody shares the
   * assignment; null if others were attached in the meantime.
   */
  attach: (work: Work) => Promise<StoredWorkFiles | null>
}

const maxAttempts = 5

/** Attaches files to an assignment as it was found; null if it was not. Storing them mails the other side. */
export const attachFiles = async (
  found: Work | null,
  { find, attach }: Attaching,
): Promise<StoredWorkFiles> => {
  let work = found
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!work) throw new Failure('not_found')
    const attached = await attach(work)
    if (attached) return attached
    work = await find()
  }
  throw new Failure('unavailable')
}

import type { StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { Failure } from '../platform/failure.ts'
import { findMilestone, type Work } from './work.ts'

/** What a side does with a milestone that it saw. */
export type MilestoneDeed = { number: number; revision: number } & (
  | { name: 'deliver'; by: 'partner'; note: string; link: string | null; uploads: readonly string[] }
  | { name: 'accept'; by: 'business'; person: string | null }
  | { name: 'sendBack'; by: 'business'; person: string | null; reason: string }
)

/** What the use case needs of the store. */
export type MilestoneMoves = {
  find: () => Promise<Work | null>
  /**
   * Makes the transition, posts what is accepted and attaches what is delivered; returns null if somebody was faster.
   * Throws `moved_on` if it is not the side's turn, and `upload_unusable`.
   */
  write: (work: Work, milestone: StoredMilestone, deed: MilestoneDeed) => Promise<StoredMilestone | null>
}

const maxAttempts = 5

const hasFiles = ({ files }: Work, uploads: readonly string[]): boolean => {
  const attached = new Set(files.flatMap(set => set.files.map(({ id }) => id)))
  return uploads.every(id => attached.has(id))
}

const saysSame = (work: Work, { note, link, last }: StoredMilestone, deed: MilestoneDeed): boolean => {
  if (deed.name === 'deliver') return note === deed.note && link === deed.link && hasFiles(work, deed.uploads)
  return deed.name === 'accept' || last?.reason === deed.reason
}

const isDone = (work: Work, milestone: StoredMilestone, deed: MilestoneDeed): boolean =>
  milestone.last?.name === deed.name &&
  milestone.revision === deed.revision + 1 &&
  saysSame(work, milestone, deed)

/**
 * Delivers, accepts or sends back the revision of a milestone that its side saw. The same again changes nothing. Throws
 * `moved_on` if somebody or time was faster.
 */
export const moveMilestone = async (
  first: Work | null,
  deed: MilestoneDeed,
  { find, write }: MilestoneMoves,
): Promise<StoredMilestone> => {
  let work = first
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const milestone = work && findMilestone(work, deed.number)
    if (!work || !milestone) throw new Failure('not_found')
    if (isDone(work, milestone, deed)) return milestone
    if (milestone.revision !== deed.revision) throw new Failure('moved_on')
    const written = await write(work, milestone, deed)
    if (written) return written
    work = await find()
  }
  throw new Failure('unavailable')
}

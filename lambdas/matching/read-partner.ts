import type { CvPage } from '#shared/matching/compared-items.ts'
import type { CvReading } from '#shared/partner-profile/cv-reading.ts'
import type { ReadCv } from './cv-text/read-cv.ts'

type Cv = {
  id: string
  key: string
  fileName: string
  reading?: CvReading | undefined
  readingTries?: number | undefined
}

/** A profile as it is stored when it is read; each write is refused if it has changed since. */
export type Seen = { name: string; status: string; cv: Cv | null }

/** What the use case needs of the stores. Those that write return false if the profile has changed in the meantime. */
export type PartnerReading<Profile extends Seen> = {
  findProfile: () => Promise<Profile | null>
  /** Null if the file is gone, as it is once the CV was replaced. */
  findFile: (cv: Cv) => Promise<Buffer | null>
  readCv: (name: string, fileName: string, bytes: Buffer) => Promise<ReadCv>
  beginReading: (seen: Profile) => Promise<boolean>
  /** Stores what was read in place of what was read before. */
  keepText: (seen: Profile, text: ReadCv) => Promise<boolean>
  findPages: (seen: Profile) => Promise<CvPage[]>
  keepMatch: (seen: Profile, pages: readonly CvPage[]) => Promise<boolean>
  removeMatch: () => Promise<boolean>
  removeText: () => Promise<boolean>
}

/** A CV that ends the function that reads it is not read a third time. */
const mostTries = 2

const tooSlow: ReadCv = { reading: { outcome: 'too_slow', pages: 0 }, pages: [] }

/** Reads the CV if it has not been read. Returns true if the profile is as it was seen. */
const readText = async <Profile extends Seen>(
  seen: Profile,
  stores: PartnerReading<Profile>,
): Promise<boolean> => {
  const { cv, name } = seen
  if (!cv) return stores.removeText()
  if (cv.reading) return true
  if ((cv.readingTries ?? 0) >= mostTries) return (await stores.keepText(seen, tooSlow)) && false
  const bytes = await stores.findFile(cv)
  if (!bytes) return true
  if (!(await stores.beginReading(seen))) return false
  const text = await stores.readCv(name, cv.fileName, bytes)
  const begun = await stores.findProfile()
  if (begun?.cv?.id === cv.id) await stores.keepText(begun, text)
  return false
}

/** How often the profile may change while it is read before the whole message is tried again. */
const mostRounds = 8

/**
 * Makes what is stored of a partner's CV and for rankings agree with the profile as it is now: reads a new CV, removes
 * the text of one that is gone, and leaves nothing to rank for anybody who is not approved. Safe to repeat.
 */
export const readPartner = async <Profile extends Seen>(stores: PartnerReading<Profile>): Promise<void> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const seen = await stores.findProfile()
    // An erasure removes what was read together with the profile.
    if (!seen) return
    if (!(await readText(seen, stores))) continue
    const isKept =
      seen.status === 'approved'
        ? await stores.keepMatch(seen, await stores.findPages(seen))
        : await stores.removeMatch()
    if (isKept) return
  }
  throw new Error('The profile changes faster than it can be read.')
}

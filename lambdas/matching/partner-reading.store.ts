import * as z from 'zod/mini'
import { comparedProfile } from '#shared/matching/compared-items.ts'
import { featuresOf } from '#shared/matching/features.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { matchEntity } from '#shared/matching/match.entity.ts'
import { packFeatures } from '#shared/matching/pack-features.ts'
import { cvTextEntity } from '#shared/partner-profile/cv-text.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { cvs } from '../platform/files/file-area.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { findCvPages } from '../platform/partners/cv-pages.store.ts'
import { absent, absentOr, atMost, not } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { transactIf, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { checkItem, deleteItem, putItem } from '../platform/table/write-items.ts'
import { type ReadCv, readCv } from './cv-text/read-cv.ts'
import type { PartnerReading } from './read-partner.ts'

const word = z._default(z.string(), '')
const fields = partnerProfileEntity.item.shape

/** Only what is read: a profile from before a field was asked for is read too. */
const readProfile = z.object({
  ...{ name: word, expertise: word, experience: word, description: word, createdAt: word },
  status: z.string(),
  version: z.optional(z.number()),
  facts: fields.facts,
  factsVersion: z.optional(z.number()),
  cv: z._default(fields.cv, null),
})

type Profile = z.infer<typeof readProfile>

/** A version is absent in a profile from before there were versions. */
const asStored = (value: unknown) => value ?? absent

const pageNumber = (page: number): string => String(page).padStart(2, '0')

/** Reads and writes what is stored of one partner for rankings. Every write is refused once the profile has changed. */
export const partnerReadingOf = (sub: string): PartnerReading<Profile> => {
  const key = partnerProfileEntity.key({ sub })
  const match = matchEntity.key({ sub })

  const textKeys = async (): Promise<string[]> => {
    const range = { ...cvTextEntity.list({ sub }), fields: ['SK'] }
    return (await queryItems(range, z.object({ SK: z.string() }))).map(({ SK }) => SK)
  }

  const keepText = async ({ cv }: Profile, { reading, pages }: ReadCv): Promise<boolean> => {
    if (!cv) return false
    const { readingTries: _, ...file } = cv
    const puts = pages.map(({ page, text }) => {
      const item = { ...cvTextEntity.key({ sub, page: pageNumber(page) }), cvId: cv.id, page, text }
      return putItem(item)
    })
    const kept = new Set(pages.map(({ page }) => cvTextEntity.key({ sub, page: pageNumber(page) }).SK))
    const former = (await textKeys()).filter(SK => !kept.has(SK))
    const named = update(key)
      .set({ cv: { ...file, reading } })
      .expect({ cv })
    return transactIf(named, [...puts, ...former.map(SK => deleteItem({ PK: key.PK, SK }))])
  }

  return {
    findProfile: () => getItem(key, readProfile),
    findFile: cv => objectsIn(cvs.bucket()).read(cv.key),
    readCv,
    beginReading: ({ cv }) =>
      writeIf(
        update(key)
          .set({ cv: { ...cv, readingTries: (cv?.readingTries ?? 0) + 1 } })
          .expect({ cv }),
      ),
    keepText,
    findPages: ({ cv }) => findCvPages(sub, cv),
    keepMatch: async (seen, pages) => {
      const { status, version, factsVersion, cv, createdAt } = seen
      const features = packFeatures(featuresOf(comparedProfile(sub, seen, pages)))
      const item = {
        ...match,
        ...matchEntity.indexKey({ createdAt, sub }),
        ...features,
        ...{ profileVersion: version ?? 0, factsVersion: factsVersion ?? 0, cvId: cv?.id ?? null },
      }
      const current = { status, version: asStored(version), factsVersion: asStored(factsVersion) }
      // What an older lexicon has read must not replace what the present one reads.
      const put = putItem(item).expect({ lexicon: absentOr(atMost(lexiconVersion)) })
      return tryTransact([put, checkItem(key, { ...current, cv: cv ?? absentOr(null) })])
    },
    removeMatch: () =>
      tryTransact([deleteItem(match), checkItem(key, { status: absentOr(not('approved')) })]),
    removeText: async () => {
      const former = (await textKeys()).map(SK => deleteItem({ PK: key.PK, SK }))
      return former.length === 0 || tryTransact([...former, checkItem(key, { cv: absentOr(null) })])
    },
  }
}

import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { matchEntity } from '#shared/matching/match.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerStatuses } from '#shared/partner-profile/partner-profile.ts'
import { queueMatching } from '../platform/partners/matching-queue.store.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Outdated } from './rebuild-matches.ts'

const readCv = z.object({ reading: z.optional(z.unknown()) })
const profileItem = z.object({ PK: z.string(), status: z.string(), cv: z._default(z.nullable(readCv), null) })
const matchItem = z.object({ PK: z.string(), lexicon: z.number() })

const findProfiles = async () => {
  const lists = partnerStatuses.map(status => {
    const { partition } = partnerProfileEntity.indexList({ status })
    return queryItems({ partition, fields: ['PK', 'status', 'cv'] }, profileItem)
  })
  return (await Promise.all(lists)).flat()
}

/** The partners to read again, as the index names them. */
export const outdated: Outdated = {
  find: async () => {
    const { partition } = matchEntity.indexList({})
    const [profiles, matches] = await Promise.all([
      findProfiles(),
      queryItems({ partition, fields: ['PK', 'lexicon'] }, matchItem),
    ])
    const current = new Set(matches.filter(({ lexicon }) => lexicon === lexiconVersion).map(({ PK }) => PK))
    return profiles
      .filter(({ PK, status, cv }) => (status === 'approved' && !current.has(PK)) || (cv && !cv.reading))
      .flatMap(({ PK }) => keyParts(partnerProfileEntity.pk, PK)?.sub ?? [])
  },
  request: partnerId => queueMatching({ partnerId }),
}

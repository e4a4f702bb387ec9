import * as z from 'zod/mini'
import { partnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { getItem } from '../platform/table/get-item.ts'
import { saveOverVersion } from '../platform/table/versioned.ts'
import type { Facts } from './facts.ts'

const factsAttributes = z.pick(partnerProfileEntity.item, { facts: true, factsVersion: true })
const factsItem = z.extend(partnerProfile, factsAttributes.shape)
const savedItem = z.object({ facts: partnerFacts, factsVersion: z.number() })

/** The facts of one partner, in the item of the profile. */
export const factsOf = (sub: string): Facts => {
  const key = partnerProfileEntity.key({ sub })
  return {
    find: () => getItem(key, factsItem),
    replace: async (facts, seen, updatedAt) => {
      const save = { fields: { facts }, seen, updatedAt, counter: 'factsVersion' }
      const saved = savedItem.parse(await saveOverVersion(key, save))
      return { ...saved.facts, version: saved.factsVersion }
    },
  }
}

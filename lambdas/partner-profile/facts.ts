import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import { type ShownPartner, shownPartnerOf } from '#shared/partner-profile/shown-partner.ts'
import { Failure } from '../platform/failure.ts'

type FactsItem = PartnerProfile & { facts: PartnerFacts | null; factsVersion: number }

/** What the use cases need of the store. */
export type Facts = {
  /** Null before onboarding. */
  find: () => Promise<FactsItem | null>
  /** Replaces the version that the caller saw; throws `profile_changed` if there is a newer one. */
  replace: (facts: PartnerFacts, seen: number, updatedAt: string) => Promise<VersionedFacts>
}

const requireItem = async ({ find }: Pick<Facts, 'find'>): Promise<FactsItem> => {
  const item = await find()
  if (!item) throw new Failure('not_found')
  return item
}

/** The stored facts; throws `not_found` if there is no profile that could have any. */
export const requireFacts = async (facts: Pick<Facts, 'find'>): Promise<VersionedFacts> => {
  const item = await requireItem(facts)
  return { ...(item.facts ?? noFacts), version: item.factsVersion }
}

/** What businesses see of the partner; throws `not_found` if there is no profile. */
export const requireShownPartner = async (facts: Pick<Facts, 'find'>): Promise<ShownPartner> => {
  const item = await requireItem(facts)
  return shownPartnerOf(item, item.facts)
}

import type { BusinessProfile } from '#shared/business-profile/business-profile.ts'
import { type Acceptance, type AcceptedTerms, acceptanceOf } from '../platform/terms/acceptance.ts'

type Fields = Omit<BusinessProfile, 'createdAt' | 'updatedAt' | 'version'>

/** What the use cases need of the store. */
export type BusinessProfiles = {
  /** Stores a first profile and the accepted terms, both or neither; throws `profile_exists`. */
  create: (profile: BusinessProfile, terms: Acceptance) => Promise<void>
  /** Replaces the version that the caller saw; throws `profile_changed` if there is a newer one. */
  replace: (fields: Fields, seen: number, updatedAt: string) => Promise<BusinessProfile>
}

const fieldsOf = ({ companyName, organizationNumber, contactPerson, phone, address }: Fields): Fields => ({
  companyName,
  organizationNumber,
  contactPerson,
  phone,
  address,
})

/** Stores the profile that a business fills in at onboarding, with the terms that it accepts; throws `terms_changed`. */
export const createProfile = async (
  submitted: Fields & AcceptedTerms,
  { profiles, now }: { profiles: Pick<BusinessProfiles, 'create'>; now: string },
): Promise<BusinessProfile> => {
  const terms = acceptanceOf(submitted, now)
  const profile = { ...fieldsOf(submitted), createdAt: now, updatedAt: now, version: 1 }
  await profiles.create(profile, terms)
  return profile
}

/** Saves an edit of the version that the business saw. */
export const updateProfile = async (
  submitted: Fields & { version: number },
  { profiles, now }: { profiles: Pick<BusinessProfiles, 'replace'>; now: string },
): Promise<BusinessProfile> => profiles.replace(fieldsOf(submitted), submitted.version, now)

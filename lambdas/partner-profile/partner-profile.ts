import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/language.ts'
import type { PartnerProfile } from '#shared/partner-profile/partner-profile.ts'
import type {
  createPartnerProfile,
  updatePartnerProfile,
} from '#shared/partner-profile/save-partner-profile.ts'
import { Failure } from '../platform/failure.ts'
import { type Acceptance, acceptanceOf } from '../platform/terms/acceptance.ts'

type Submitted = z.output<(typeof createPartnerProfile)['body']>
type Edited = z.output<(typeof updatePartnerProfile)['body']>
type Answer = Submitted['humanCheck']

/** A profile as it is stored, with the language that mails to the partner are written in. */
type StoredProfile = PartnerProfile & { language: Language }
type Fields = Omit<Edited, 'version'>

/** What the use cases need of the store. */
export type PartnerProfiles = {
  /**
   * Stores a first profile and the accepted terms and uses up the check, all or nothing; throws `profile_exists`,
   * `human_check_failed`.
   */
  create: (profile: StoredProfile, answer: Answer, terms: Acceptance) => Promise<void>
  /** Uses up a check that was answered wrongly. */
  discardCheck: (id: string) => Promise<void>
  /** Replaces the version that the caller saw; throws `profile_changed` if there is a newer one. */
  replace: (fields: Fields, seen: number, updatedAt: string) => Promise<PartnerProfile>
}

type Surroundings = {
  profiles: Omit<PartnerProfiles, 'replace'>
  /** From the role record; undefined if the trigger that writes it has not run. */
  email: string | undefined
  hasProfile: boolean
  now: string
}

/** Stores the profile of onboarding; the server sets its status and address. Throws `terms_changed`, too. */
export const createProfile = async (
  { humanCheck, termsVersion, ...fields }: Submitted,
  { profiles, email, hasProfile, now }: Surroundings,
): Promise<PartnerProfile> => {
  if (email === undefined) throw new Failure('not_found')
  // Before the sum is checked: a partner with a profile need not answer it.
  if (hasProfile) throw new Failure('profile_exists')
  const terms = acceptanceOf({ termsVersion, language: fields.language }, now)
  const profile = {
    ...fields,
    email,
    status: 'pending',
    cv: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  try {
    await profiles.create(profile, humanCheck, terms)
  } catch (error) {
    if (error instanceof Failure && error.code === 'human_check_failed') {
      await profiles.discardCheck(humanCheck.id)
    }
    throw error
  }
  return profile
}

/** Saves an edit of the version that the partner saw. */
export const updateProfile = async (
  { version, ...fields }: Edited,
  { profiles, now }: { profiles: Pick<PartnerProfiles, 'replace'>; now: string },
): Promise<PartnerProfile> => profiles.replace(fields, version, now)

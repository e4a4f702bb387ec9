import * as z from 'zod/mini'
import { comparedAssignment } from '#shared/matching/compared-assignment.ts'
import { comparedProfile } from '#shared/matching/compared-items.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { partnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../table/get-item.ts'
import { findCvPages } from './cv-pages.store.ts'
import type { Compared, StoredPartner } from './read-fit.ts'

const word = z._default(z.string(), '')

/** Only what is compared: a profile from before a field was asked for is read too. */
const storedProfile = z.object({
  status: z.string(),
  expertise: word,
  experience: word,
  description: word,
  facts: z._default(z.nullable(partnerFacts), null),
  cv: z._default(z.nullable(z.object({ id: z.string() })), null),
})

/** A partner with the texts that are compared; null without a profile. */
export const findComparedPartner = async (sub: string): Promise<StoredPartner | null> => {
  const profile = await getItem(partnerProfileEntity.key({ sub }), storedProfile)
  if (!profile) return null
  const { status, cv, ...compared } = profile
  const pages = await findCvPages(sub, cv)
  return { isApproved: status === 'approved', compared: comparedProfile(sub, compared, pages) }
}

/** An open assignment and a partner, as they are stored. */
export const comparedFor = (id: string, partner: string): Compared => ({
  findPartner: () => findComparedPartner(partner),
  findAssignment: async () => {
    const item = await getItem(openAssignmentEntity.key({ id }), openAssignmentEntity.item)
    return item && { isOpen: item.state === 'open', compared: comparedAssignment(item) }
  },
})

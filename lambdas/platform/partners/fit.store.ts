import * as z from 'zod/mini'
import { comparedAssignment } from '#shared/matching/compared-assignment.ts'
import { comparedProfile } from '#shared/matching/compared-items.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { partnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../table/get-item.ts'
import { findCvPages } from './cv-pages.store.ts'
import type { Compared } from './read-fit.ts'

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

/** An open assignment and a partner, as they are stored. */
export const comparedFor = (id: string, partner: string): Compared => ({
  findPartner: async () => {
    const profile = await getItem(partnerProfileEntity.key({ sub: partner }), storedProfile)
    if (!profile) return null
    const { status, cv, ...compared } = profile
    const pages = await findCvPages(partner, cv)
    return { isApproved: status === 'approved', compared: comparedProfile(partner, compared, pages) }
  },
  findAssignment: async () => {
    const item = await getItem(openAssignmentEntity.key({ id }), openAssignmentEntity.item)
    return item && { isOpen: item.state === 'open', compared: comparedAssignment(item) }
  },
})

import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { comparedInquiry, comparedProfile } from '#shared/matching/compared-items.ts'
import { partnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Candidates } from './match-inquiry.ts'

/** How many profiles are read at most, the newest of them. */
const maxRead = 5_000

const comparedFields = ['PK', 'name', 'expertise', 'experience', 'description', 'facts']

const word = z._default(z.string(), '')
const storedProfile = z.object({
  PK: z.string(),
  name: word,
  expertise: word,
  experience: word,
  description: word,
  facts: z._default(z.nullable(partnerFacts), null),
})

const inquiryItem = z.pick(inquiryEntity.item, {
  ...{ id: true, serviceId: true, description: true, facts: true, language: true },
})

/** The inquiry and the partners that it may be matched with, as they are stored. */
export const candidates: Candidates = {
  findInquiry: async ({ businessId, inquiryId }) => {
    const item = await getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), inquiryItem)
    return item && { brief: comparedInquiry(item), language: item.language }
  },
  findApproved: async () => {
    const { partition } = partnerProfileEntity.indexList({ status: 'approved' })
    const read = { partition, fields: comparedFields, newestFirst: true, max: maxRead + 1 }
    const items = await queryItems(read, storedProfile)
    const partners = items.slice(0, maxRead).map(({ PK, name, ...profile }) => {
      const id = keyParts(partnerProfileEntity.pk, PK)?.sub ?? ''
      return { name, compared: comparedProfile(id, profile) }
    })
    return { partners, isCut: items.length > maxRead }
  },
}

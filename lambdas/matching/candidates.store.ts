import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { comparedInquiry, comparedProfile } from '#shared/matching/compared-items.ts'
import { hold } from '#shared/matching/held.ts'
import { matchEntity } from '#shared/matching/match.entity.ts'
import { partnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { findNeeds, textHashOf } from '../platform/inquiries/needs.store.ts'
import { findCvPages } from '../platform/partners/cv-pages.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Candidates } from './match-inquiry.ts'

/** How many partners are read at most, the newest of them. */
const maxRead = 5_000

const storedMatch = z.extend(matchEntity.item, { PK: z.string() })

const word = z._default(z.string(), '')
const storedProfile = z.object({
  status: z.string(),
  name: word,
  expertise: word,
  experience: word,
  description: word,
  facts: z._default(z.nullable(partnerFacts), null),
  cv: z._default(z.nullable(z.object({ id: z.string() })), null),
})

const inquiryItem = z.pick(inquiryEntity.item, {
  ...{ id: true, serviceId: true, description: true, facts: true, language: true },
})

/** The inquiry, and what is stored of the partners that it may be matched with. */
export const candidates: Candidates = {
  findInquiry: async ({ businessId, inquiryId }) => {
    const [item, needs] = await Promise.all([
      getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), inquiryItem),
      findNeeds({ businessId, inquiryId }),
    ])
    return (
      item && {
        brief: comparedInquiry(item, needs?.needs ?? null),
        language: item.language,
        confirmed: needs && {
          ...{ by: needs.confirmedBy, revision: needs.revision },
          isOlder: needs.textHash !== textHashOf(item),
        },
      }
    )
  },
  findApproved: async () => {
    const { partition } = matchEntity.indexList({})
    const items = await queryItems({ partition, newestFirst: true, max: maxRead + 1 }, storedMatch)
    const read = items.slice(0, maxRead)
    const named = read.map(stored => ({ id: keyParts(matchEntity.pk, stored.PK)?.sub ?? '', stored }))
    return { partners: hold(named, place => read[place]), isCut: items.length > maxRead }
  },
  findPartner: async sub => {
    const found = await getItem(partnerProfileEntity.key({ sub }), storedProfile)
    if (found?.status !== 'approved') return null
    const { name, cv, ...profile } = found
    return { name, compared: comparedProfile(sub, profile, await findCvPages(sub, cv)) }
  },
}

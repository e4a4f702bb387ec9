import * as z from 'zod/mini'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { Contact } from '#shared/proposals/contact.ts'
import type { LivingInquiry, LivingProposal } from '../platform/inquiries/family.ts'
import { findNeeds } from '../platform/inquiries/needs.store.ts'
import { titleOf } from '../platform/inquiries/title-of.ts'
import { findCvPages } from '../platform/partners/cv-pages.store.ts'
import { getItem } from '../platform/table/get-item.ts'

const businessItem = z.pick(businessProfileEntity.item, { phone: true })
const partnerItem = z.pick(partnerProfileEntity.item, { name: true, phone: true })

/** Which CV a profile names. */
const cvItem = z.object({ cv: z._default(z.nullable(z.object({ id: z.string() })), null) })

/** What a proposal says of its inquiry. */
export const aboutInquiry = ({ item }: LivingInquiry) => ({
  title: titleOf(item),
  description: item.description,
})

const contactsOf = async (
  { item: { businessId, partnerId, email, partner: shown } }: LivingProposal,
  { item: inquiry }: LivingInquiry,
): Promise<{ business: Contact; partner: Contact }> => {
  const [business, partner] = await Promise.all([
    getItem(businessProfileEntity.key({ sub: businessId }), businessItem),
    getItem(partnerProfileEntity.key({ sub: partnerId }), partnerItem),
  ])
  return {
    business: {
      ...{ name: inquiry.contactPerson, email: inquiry.email },
      ...{ phone: business?.phone ?? null, onSite: inquiry.facts.contactOnSite },
    },
    partner: { name: partner?.name ?? shown.name, email, phone: partner?.phone ?? null, onSite: null },
  }
}

/**
 * What a proposal is sent with: the inquiry as it is now, which may have been edited since the draft, what the partner
 * meets of it, and how the two sides reach each other once they may.
 */
export const sentWith = async (draft: LivingProposal, inquiry: LivingInquiry) => {
  const { partnerId, partner } = draft.item
  // The lexicon is read when it is first needed: most commands of this function do without it.
  const { fitOf } = await import('./fit.ts')
  const [profile, needs] = await Promise.all([
    getItem(partnerProfileEntity.key({ sub: partnerId }), cvItem),
    findNeeds(draft.item),
  ])
  const cvPages = await findCvPages(partnerId, profile?.cv ?? null)
  return {
    ...aboutInquiry(inquiry),
    fit: fitOf(inquiry.item, partnerId, partner, { cvPages, confirmed: needs?.needs ?? null }),
    contacts: await contactsOf(draft, inquiry),
  }
}

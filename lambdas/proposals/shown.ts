import { withoutContactDetails } from '#shared/contact-details.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { type Contact, mayReachEachOther } from '#shared/proposals/contact.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import {
  type PartnerProposal,
  partnerProposal,
  type ShownProposal,
  shownProposal,
} from '#shared/proposals/proposal.ts'
import { withoutPerson } from '#shared/without-person.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'

type Stored = LivingProposal['item']

const courseOf = (stored: Stored) => {
  const life = lifeOf(proposalProcess, stored, stored.createdAt)
  const turn = turnOf(proposalProcess, life)
  const reason = life.moved?.reason
  // The other side wrote it, and may have said how to be reached.
  const shownReason = reason && !mayReachEachOther(stored) ? withoutContactDetails(reason) : reason
  return { turn: turn?.turn ?? null, until: turn?.until ?? null, reason: shownReason ?? null }
}

/** How the other side of a proposal from before that was stored with it is reached. */
const addressesOf = ({ partner, email, companyName, businessEmail }: Stored) => ({
  partner: { name: partner.name, email, phone: null, onSite: null },
  business: { name: companyName, email: businessEmail, phone: null, onSite: null },
})

/** How to reach the other side, if both may know by now. */
const contactOf = (stored: Stored, other: 'business' | 'partner'): Contact | null =>
  mayReachEachOther(stored) ? (stored.contacts ?? addressesOf(stored))[other] : null

/** A proposal as its business sees it: without the partner's address, which is in the schema as a contact only. */
export const shownToBusiness = (stored: Stored): ShownProposal =>
  shownProposal.parse({ ...stored, ...courseOf(stored), contact: contactOf(stored, 'partner') })

/** A proposal as its partner sees it; what the business has written has no contact details before both may have them. */
export const shownToPartner = (stored: Stored): PartnerProposal => {
  const withoutAuthor = withoutPerson(stored.contacts?.business.name ?? '')
  const readable = mayReachEachOther(stored) ? (text: string) => text : withoutAuthor
  return partnerProposal.parse({
    ...stored,
    ...courseOf(stored),
    title: readable(stored.title),
    description: readable(stored.description),
    credits: stored.price?.partnerCredits ?? null,
    contact: contactOf(stored, 'business'),
  })
}

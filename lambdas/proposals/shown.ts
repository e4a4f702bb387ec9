import { withoutContactDetails } from '#shared/contact-details.ts'
import { lifeOf, turnOf } from '#shared/contract/process.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import {
  type PartnerProposal,
  partnerProposal,
  type ShownProposal,
  shownProposal,
} from '#shared/proposals/proposal.ts'
import type { LivingProposal } from '../platform/inquiries/family.ts'

type Stored = LivingProposal['item']

const courseOf = (stored: Stored) => {
  const turn = turnOf(proposalProcess, lifeOf(proposalProcess, stored, stored.createdAt))
  const reason = stored.last?.reason
  // The other side wrote it, and may have said how to be reached.
  return {
    turn: turn?.turn ?? null,
    until: turn?.until ?? null,
    reason: reason ? withoutContactDetails(reason) : null,
  }
}

/** A proposal as its business sees it: without the partner's address, which is not in the schema. */
export const shownToBusiness = (stored: Stored): ShownProposal =>
  shownProposal.parse({ ...stored, ...courseOf(stored) })

/** A proposal as its partner sees it: without the address of the business, which is not in the schema. */
export const shownToPartner = (stored: Stored): PartnerProposal =>
  partnerProposal.parse({ ...stored, credits: stored.price?.partnerCredits ?? null, ...courseOf(stored) })

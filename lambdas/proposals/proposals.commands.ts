import type { proposalCommands } from '#shared/proposals/proposals.commands.ts'
import type { Handlers } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { findInquiryFamily } from '../platform/inquiries/family.store.ts'
import { discardProposal, draftProposal, sendProposals } from './draft.ts'
import { drafts, type Others } from './drafts.store.ts'

/** A proposal has a thread, and a choice that is frozen, which are other features'. */
export const proposalHandlers = (others: Others): Handlers<typeof proposalCommands> => ({
  'proposals list': async input => {
    const family = await findInquiryFamily(input)
    if (!family) throw new Refusal('That business has no such inquiry.')
    // A proposal has no page of its own: its row leads to whom it proposes.
    const items = family.proposals.map(({ item }) => ({
      ...{ ...item, name: item.partner.name },
      ...{ show: 'partners show', input: { partnerId: item.partnerId } },
    }))
    return { items, next: null }
  },
  'proposals draft': (input, operation) => draftProposal(input, drafts(operation, others)),
  'proposals discard': (input, operation) => discardProposal(input, drafts(operation, others)),
  'proposals send': (input, operation) => sendProposals(input, drafts(operation, others)),
})

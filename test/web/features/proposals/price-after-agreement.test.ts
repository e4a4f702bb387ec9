import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { PartnerProposal, ShownProposal } from '#shared/proposals/proposal.ts'
import { PartnerProposalCard } from '#web/src/features/proposals/PartnerProposalCard.tsx'
import { ProposalFacts } from '#web/src/features/proposals/ProposalFacts.tsx'
import { shownTo } from '../../../builders/shown-to-role.ts'

/** An agreement may state another price than the proposal, which keeps what was proposed. */
const proposal = {
  ...{ inquiryId: 'i1', partnerId: 'p1', round: 1, companyName: 'Verkstaden AB', title: 'Robotcell' },
  ...{ serviceId: 'robotics', description: 'En cell', why: 'Van vid celler', missing: null, rated: null },
  ...{ hourlyRate: 950, credits: 34, price: { credits: 40, partnerCredits: 34 }, fit: null, turn: null },
  ...{ until: null, times: [], interviewAt: null, videoLink: null, reason: null, contact: null },
  createdAt: '2026-11-02T09:00:00.000Z',
}

const words = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

const toBusiness = async (state: ShownProposal['state']): Promise<string> => {
  const part = createElement(ProposalFacts, { proposal: { ...proposal, state } as never })
  return words(await shownTo(part, { words: ['proposals'] }))
}

const toPartner = async (state: PartnerProposal['state']): Promise<string> => {
  const props = { onAnswered: async () => undefined, objection: () => null }
  const part = createElement(PartnerProposalCard, { ...props, proposal: { ...proposal, state } as never })
  return words(await shownTo(part, { words: ['partner-proposals', 'services', 'proposal-fit', 'errors'] }))
}

it('a business reads the price, and once there is an agreement, that it was that of the proposal', async () => {
  expect(await toBusiness('proposed')).toMatch(/ Pris 950/)
  expect(await toBusiness('agreed')).toMatch(/ Pris i förslaget 950/)
  expect(await toBusiness('engaged')).toMatch(/ Pris i förslaget 950/)
})

it('a partner reads what an hour pays, and once there is an agreement, that it was so in the proposal', async () => {
  const open = await toPartner('chosen')
  expect(open).toMatch(/950\skr i timmen till dig · 34 krediter till dig/)
  expect(open).not.toContain('I förslaget')
  expect(await toPartner('agreed')).toMatch(/I förslaget: 950\skr i timmen till dig · 34 krediter till dig/)
})

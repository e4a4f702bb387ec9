import type { OperatorCommand } from '#shared/operator/commands.ts'
import { choosePartner, inviteToInterview, listProposals } from '#shared/proposals/answer-proposal.ts'
import { agreeToWork, bookInterview } from '#shared/proposals/partner-proposals.ts'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { at } from './at.ts'
import type { DemoBusiness } from './demo-business.ts'
import type { DemoPartners } from './demo-partners.ts'

/** What an operator writes of the two, in the order of the partners. */
const words = [
  {
    why: 'Har bytt ut operatörsbilder i två sågverk utan stopp och kan Ignition, som ni redan har.',
    reasonCode: 'chosen_evidence',
    missing: 'Har inte arbetat med ugnar tidigare.',
    hourlyRateKronor: 1_125,
  },
  {
    why: 'Bor i Västerås och har gjort samma sak i ett gjuteri. Van vid larmsanering.',
    reasonCode: 'chosen_known',
    credits: 20,
    partnerCredits: 16,
  },
] as const

const proposalOf = (inquiry: { businessId: string; inquiryId: string }, partnerId: string, place: 0 | 1) => ({
  command: 'proposals draft' as const,
  input: { ...inquiry, partnerId, ...words[place], unverifiedReason: 'A demo account' },
})

/** Proposes both partners for one inquiry, and one for each of the others, unless somebody has been proposed before. */
export const demoProposals = (
  { businessId, proposedFor }: DemoBusiness,
  { approved: [first, second] }: DemoPartners,
): OperatorCommand[] => {
  const chosen = { proposed: [first, second], interviewing: [first], agreed: [second] }
  return Object.entries(proposedFor).flatMap(([state, { inquiryId, isNew }]) => {
    if (!isNew) return []
    const inquiry = { businessId, inquiryId }
    const drafts = chosen[state as keyof typeof chosen].map(({ id }) =>
      proposalOf(inquiry, id, id === first.id ? 0 : 1),
    )
    return [...drafts, { command: 'proposals send', input: inquiry }]
  })
}

const dayMs = 86_400_000

/** Three afternoons of the next week. */
const offered = () =>
  [5, 6, 7].map(days => `${new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)}T13:00:00Z`)

/**
 * Lets one partner be invited and take a time, and lets the other one be chosen and agree: as far as they have not come
 * yet. What the seed was stopped in continues from the state that it was left in.
 */
export const answerDemoProposals = async (
  { call, proposedFor: { interviewing, agreed } }: DemoBusiness,
  { approved: [first, second] }: DemoPartners,
): Promise<void> => {
  const stateOf = async (inquiryId: string): Promise<string | undefined> => {
    const { items } = await call<{ items: ShownProposal[] }>(at(listProposals, { id: inquiryId }))
    return items[0]?.state
  }
  const invited = { id: interviewing.inquiryId, partnerId: first.id, inquiryId: interviewing.inquiryId }
  const state = await stateOf(interviewing.inquiryId)
  const times = offered()
  if (state === 'proposed') {
    await call(at(inviteToInterview, invited), { times, videoLink: 'https://meet.example/demobolaget' })
    await first.call(at(bookInterview, invited), { time: times[0] })
  }
  const chosen = { id: agreed.inquiryId, partnerId: second.id, inquiryId: agreed.inquiryId }
  const next = await stateOf(agreed.inquiryId)
  if (next === 'proposed') await call(at(choosePartner, chosen), {})
  if (next === 'proposed' || next === 'chosen') await second.call(at(agreeToWork, chosen), {})
}

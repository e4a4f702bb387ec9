import type { ShownAgreement } from '#shared/agreements/agreement.ts'
import { readBusinessAgreement, signAsBusiness } from '#shared/agreements/business-agreements.ts'
import { signAsPartner } from '#shared/agreements/partner-agreements.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { choosePartner, listProposals } from '#shared/proposals/answer-proposal.ts'
import { agreeToWork } from '#shared/proposals/partner-proposals.ts'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { at } from './at.ts'
import { deliverDemoWork } from './deliver-work.ts'
import type { DemoBusiness } from './demo-business.ts'
import { type DemoDeal, demoDeals } from './demo-deals.ts'
import { sendDemoInquiry } from './demo-inquiries.ts'
import type { DemoPartner } from './demo-partners.ts'
import { runCommands } from './run-commands.ts'

type Sides = { origin: string; business: DemoBusiness; partner: DemoPartner }

/** Proposes the partner, whom the business chooses and who says yes: as far as that has not been done. */
const sayYes = async ({ origin, business, partner }: Sides, { why, price }: DemoDeal, inquiry: Inquiry) => {
  const { businessId, call } = business
  const [id, partnerId] = [inquiry.id, partner.id]
  const proposed = { businessId, inquiryId: id }
  const draft = {
    ...proposed,
    partnerId,
    why,
    ...price,
    reasonCode: 'chosen_known' as const,
    unverifiedReason: 'A demo account',
  }
  if (inquiry.state === 'received') {
    await runCommands(origin, [
      { command: 'proposals draft', input: draft },
      { command: 'proposals send', input: proposed },
    ])
  }
  const { items } = await call<{ items: ShownProposal[] }>(at(listProposals, { id }))
  const state = items[0]?.state
  if (state === 'proposed') await call(at(choosePartner, { id, partnerId }), {})
  if (state === 'proposed' || state === 'chosen') await partner.call(at(agreeToWork, { inquiryId: id }), {})
}

/** A milestone as operators write it in the terms. */
const rowOf = ({ title, credits, expectedIn }: DemoDeal['milestones'][number], today: string): string =>
  `${title}: ${credits} by ${daysAfter(today, expectedIn)}`

/** The terms with a title of their own and, at a fixed price, with its milestones. */
const stateTerms = async ({ origin }: Sides, { title, milestones }: DemoDeal, inquiryId: string) => {
  const today = swedishDay(Date.now())
  const rows = milestones.map(one => rowOf(one, today)).join('\n')
  const fixed = milestones.length > 0 ? { kind: 'fixed' as const, milestones: rows } : {}
  await runCommands(origin, [{ command: 'agreements draft', input: { inquiryId, title, ...fixed } }])
}

/** Lets both sign what neither has signed, or the business what the partner has. */
const sign = async (sides: Sides, deal: DemoDeal, id: string): Promise<void> => {
  const { business, partner } = sides
  const read = () => business.call<ShownAgreement>(at(readBusinessAgreement, { id }))
  const { signatures } = await read()
  if (signatures.length === 0) await stateTerms(sides, deal, id)
  const { version, hash } = await read()
  if (signatures.length === 0) await partner.call(at(signAsPartner, { id }), { version, hash })
  await business.call(at(signAsBusiness, { id }), { version, hash })
}

/** Inquires, agrees, signs and works, as both sides and an operator would do it: what has not been done yet. */
const makeDeal = async (sides: Sides, deal: DemoDeal, known: Inquiry | undefined): Promise<void> => {
  const { call } = sides.business
  const inquiry = known ?? (await sendDemoInquiry(call, { ...deal, files: {} }))
  if (inquiry.state !== 'running') {
    await sayYes(sides, deal, inquiry)
    await sign(sides, deal, inquiry.id)
  }
  await deliverDemoWork(sides, deal, inquiry.id)
}

/** Makes the deals of the demo business with a partner. Throws with the response if the system refuses. */
export const makeDemoDeals = async (sides: Sides): Promise<void> => {
  const { items } = await sides.business.call<{ items: Inquiry[] }>(listInquiries)
  // One after the other: both take credits from the same balance.
  for (const deal of demoDeals) {
    const known = items.find(({ description }) => description === deal.description)
    await makeDeal(sides, deal, known)
  }
}

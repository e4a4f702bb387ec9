import { beforeAll, expect } from 'vitest'
import type { InquiryKey } from '#lambdas/platform/inquiries/family.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import {
  choosePartner,
  declineProposal,
  inviteToInterview,
  listProposals,
} from '#shared/proposals/answer-proposal.ts'
import {
  agreeToWork,
  askForTimes,
  bookInterview,
  listPartnerProposals,
  withdrawProposal,
} from '#shared/proposals/partner-proposals.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { runningServices } from './running-services.ts'

const claimsOf = (sub: string, pool: 'business' | 'partner') => ({
  sub,
  token_use: 'access',
  client_id: `${pool}-client`,
})

export const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** Times that a business may offer. */
export const times = () => [hours(30), hours(50), hours(70)]

/** An inquiry, and the partners who are proposed for it. */
export type Proposed = { businessId: string; inquiryId: string; partners: [string, ...string[]] }

/** The two sides of proposals, as they call their functions, and the operator between them. */
export const proposalSides = (services: ReturnType<typeof runningServices>) => {
  const sessions = liveSessions()
  const work = workIn(services)
  let business: ReturnType<typeof httpCaller>
  let partner: ReturnType<typeof httpCaller>
  let operator: (event: unknown) => Promise<unknown>
  const ask = createAsk(() => operator)

  beforeAll(async () => {
    const entry = '#lambdas/proposals'
    business = httpCaller(
      (await import(`${entry}/business-proposals.http.ts`)).handler,
      services.originSecret,
    )
    partner = httpCaller((await import(`${entry}/partner-proposals.http.ts`)).handler, services.originSecret)
    operator = (await import('#lambdas/operator/operator.command.ts')).handler
  })

  const createPartner = async () => {
    const sub = await work.createPartner()
    const profile = await work.read(`PARTNER#${sub}`, 'PROFILE')
    const words = {
      expertise: 'PLC',
      experience: '12 år',
      availability: 'Nu',
      description: `Ring 070-123 45 67.`,
    }
    const rest = {
      phone: '070-123 45 67',
      portfolio: null,
      linkedin: null,
      github: null,
      hourlyRate: null,
      cv: null,
    }
    const counted = {
      createdAt: '2026-11-20T08:30:00.000Z',
      updatedAt: '2026-11-20T08:30:00.000Z',
      version: 1,
    }
    await work.put({ ...profile, ...words, ...rest, ...counted, facts: { ...noFacts, rate: 950 } })
    return sub
  }

  /** An inquiry with this many proposals that were sent; the profiles say what `words` has of them. */
  const proposed = async (
    count: number,
    about: object = {},
    words: object = {},
    prepare: (partnerId: string, inquiry: InquiryKey) => Promise<unknown> = async () => {},
  ): Promise<Proposed> => {
    const inquiry = await work.createBusiness(50)
    const { businessId, inquiryId } = inquiry
    await work.put({
      ...(await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)),
      ...{ description: 'En cell som plockar ur pressen.', ...about },
    })
    const partners = await Promise.all(Array.from({ length: count }, createPartner))
    for (const partnerId of partners) {
      await work.put({ ...(await work.read(`PARTNER#${partnerId}`, 'PROFILE')), ...words })
      await prepare(partnerId, inquiry)
      expect(
        await ask('proposals draft', {
          ...inquiry,
          partnerId,
          why: 'Har byggt tre likadana celler.',
          reasonCode: 'chosen_evidence',
        }),
      ).toEqual({
        changed: true,
      })
    }
    expect(await ask('proposals send', inquiry)).toEqual({ changed: true })
    return { ...inquiry, partners: partners as [string, ...string[]] }
  }

  const asBusiness = ({ businessId, inquiryId: id }: Proposed, partnerId: string) => {
    const made = {
      claims: claimsOf(businessId, 'business'),
      params: { id, partnerId },
      headers: sessions.headers,
    }
    return {
      list: () => business(listProposals, { claims: claimsOf(businessId, 'business'), params: { id } }),
      invite: (offered = times()) =>
        business(inviteToInterview, {
          ...made,
          body: { times: offered, videoLink: 'https://meet.example/a' },
        }),
      choose: () => business(choosePartner, { ...made, body: {} }),
      decline: (about: object = {}) =>
        business(declineProposal, { ...made, body: { reason: 'Vi söker någon närmare.', ...about } }),
    }
  }

  const asPartner = ({ inquiryId }: Proposed, sub: string) => {
    const made = { claims: claimsOf(sub, 'partner'), params: { inquiryId }, headers: sessions.headers }
    return {
      list: () => partner(listPartnerProposals, { claims: claimsOf(sub, 'partner') }),
      book: (time: string) => partner(bookInterview, { ...made, body: { time } }),
      askForTimes: (about: object = {}) =>
        partner(askForTimes, { ...made, body: { reason: 'Bara fredagar.', ...about } }),
      agree: () => partner(agreeToWork, { ...made, body: {} }),
      withdraw: (about: object = {}) =>
        partner(withdrawProposal, { ...made, body: { reason: 'Fick annat.', ...about } }),
    }
  }

  const statesOf = async ({ businessId, inquiryId }: Proposed) => ({
    inquiry: await work.inquiryState({ businessId, inquiryId }),
    proposals: (await work.below(`BUSINESS#${businessId}`, `PROPOSAL#${inquiryId}`))
      .map(({ state }) => state)
      .sort(),
  })

  return { work, ask, sessions, createPartner, proposed, asBusiness, asPartner, statesOf }
}

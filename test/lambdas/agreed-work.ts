import {
  claimGuarantee,
  giveNoticeAsBusiness,
  pauseAsBusiness,
  ratePartner,
  readBusinessAgreement,
  signAsBusiness,
} from '#shared/agreements/business-agreements.ts'
import { checkPaper } from '#shared/agreements/check-paper.ts'
import {
  giveNoticeAsPartner,
  pauseAsPartner,
  rateBusiness,
  readPartnerAgreement,
  signAsPartner,
} from '#shared/agreements/partner-agreements.ts'
import { clock } from '#shared/contract/clock.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { choosePartner } from '#shared/proposals/answer-proposal.ts'
import { agreeToWork } from '#shared/proposals/partner-proposals.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { bearer } from '../builders/http-event.ts'
import { creditsLeft } from './credits-left.ts'
import { createAsk, workIn } from './operated-work.ts'
import type { Services } from './running-services.ts'

const words = { expertise: 'PLC', experience: '12 år', availability: 'Nu', description: 'Kan PLC.' }
const none = { portfolio: null, linkedin: null, github: null, hourlyRate: null, cv: null }
const counted = { createdAt: '2026-11-20T08:30:00.000Z', updatedAt: '2026-11-20T08:30:00.000Z', version: 1 }

/** What a test may say differently of an agreement. */
type Given = { balance?: number; organizationNumber?: string | null; price?: object }

/** Businesses and partners who have said yes to each other, and what they do with their agreement. */
export const agreementsIn = async (services: Services) => {
  const work = workIn(services)
  const load = async (path: string) => httpCaller((await import(path)).handler, services.originSecret)
  const call = {
    businessProposals: await load('#lambdas/proposals/business-proposals.http.ts'),
    partnerProposals: await load('#lambdas/proposals/partner-proposals.http.ts'),
    business: await load('#lambdas/signing/business-agreements.http.ts'),
    partner: await load('#lambdas/signing/partner-agreements.http.ts'),
    papers: await load('#lambdas/agreements/papers.http.ts'),
  }
  const operator = (await import('#lambdas/operator/operator.command.ts')).handler as (
    event: unknown,
  ) => Promise<unknown>
  const ask = createAsk(() => operator)

  const claimsOf = (sub: string, pool: 'business' | 'partner', ageSeconds = 0) => ({
    ...{ sub, token_use: 'access', client_id: `${pool}-client` },
    auth_time: String(Math.floor(clock.now() / 1000) - ageSeconds),
  })

  const createPartner = async () => {
    const sub = await work.createPartner()
    const profile = await work.read(`PARTNER#${sub}`, 'PROFILE')
    const whole = { ...profile, ...words, ...none, ...counted, phone: '070-123 45 67', language: 'sv' }
    await work.put({ ...whole, facts: { ...noFacts, rate: 950 } })
    return sub
  }

  const createBusiness = async ({ balance = 50, organizationNumber = '556016-0680' }: Given) => {
    const ids = await work.createBusiness(balance)
    const profile = {
      companyName: 'Nordplåt AB',
      contactPerson: 'Anna Berg',
      phone: '08-123 45 67',
      address: null,
    }
    await work.put({
      ...{ PK: `BUSINESS#${ids.businessId}`, SK: 'PROFILE', ...profile },
      ...{ organizationNumber, createdAt: counted.createdAt, updatedAt: counted.createdAt, version: 1 },
    })
    return ids
  }

  /** A business and a partner who have both said yes. */
  const agreed = async (given: Given = {}) => {
    const [inquiry, partnerId] = await Promise.all([createBusiness(given), createPartner()])
    const { businessId, inquiryId } = inquiry
    const price = given.price ?? { credits: 20, partnerCredits: 17, hourlyRateKronor: 1_125 }
    await ask('proposals draft', {
      ...inquiry,
      partnerId,
      why: 'Kan PLC.',
      reasonCode: 'chosen_evidence',
      ...price,
    })
    await ask('proposals send', inquiry)
    const headers = { ...bearer }
    const chosen = { claims: claimsOf(businessId, 'business'), params: { id: inquiryId, partnerId }, headers }
    await call.businessProposals(choosePartner, { ...chosen, body: {} })
    const yes = { claims: claimsOf(partnerId, 'partner'), params: { inquiryId }, headers }
    const { status } = await call.partnerProposals(agreeToWork, { ...yes, body: {} })
    if (status !== 200) throw new Error(`The partner could not say yes: ${status}.`)
    return { ...inquiry, partnerId }
  }

  type Agreed = Awaited<ReturnType<typeof agreed>>

  /** What one side does, or a person of it; `ageSeconds` is how long ago they entered their code or password. */
  const as = (
    side: 'business' | 'partner',
    { inquiryId: id, ...ids }: Agreed,
    ageSeconds = 0,
    person = ids[`${side}Id`],
  ) => {
    const made = () => ({
      claims: claimsOf(person, side, ageSeconds),
      params: { id },
      headers: { ...bearer },
    })
    const [read, sign, notice, rate, pause] =
      side === 'business'
        ? [readBusinessAgreement, signAsBusiness, giveNoticeAsBusiness, ratePartner, pauseAsBusiness]
        : [readPartnerAgreement, signAsPartner, giveNoticeAsPartner, rateBusiness, pauseAsPartner]
    const shown = () => call[side](read, made())
    return {
      read: shown,
      sign: async (seen?: { version: number; hash: string }) => {
        const { version, hash } = seen ?? (await shown()).body
        return call[side](sign, { ...made(), body: { version, hash } })
      },
      giveNotice: (endsOn: string) => call[side](notice, { ...made(), body: { endsOn } }),
      pause: (paused: boolean) => call[side](pause, { ...made(), body: { paused } }),
      rate: (mark: number, words: string | null = null) =>
        call[side](rate, { ...made(), body: { mark, words } }),
      claim: (reason: string) => call.business(claimGuarantee, { ...made(), body: { reason } }),
    }
  }

  /** An agreement that both have signed. */
  const signed = async (given: Given = {}) => {
    const ids = await agreed(given)
    await as('partner', ids).sign()
    await as('business', ids).sign()
    return ids
  }

  const signaturesOf = async (hash: string): Promise<number> =>
    (await call.papers(checkPaper, { params: { hash } })).body.signatures

  const balanceOf = ({ businessId }: Agreed) => creditsLeft(work.read, businessId)

  /** Makes what is due at the present instant. */
  const tick = async () => {
    const { handler } = await import('#lambdas/processes/due.schedule.ts')
    await handler()
  }

  return { createPartner, agreed, signed, as, ask, work, call, claimsOf, signaturesOf, balanceOf, tick }
}

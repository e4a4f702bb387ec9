import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { createBusinessProfile } from '#shared/business-profile/save-business-profile.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { orderCredits } from '#shared/credits/order-credits.ts'
import { getPartnerMe } from '#shared/partner-profile/get-partner-me.ts'
import { drawHumanCheck } from '#shared/partner-profile/human-check.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { createPartnerProfile } from '#shared/partner-profile/save-partner-profile.ts'
import { acceptBusinessTerms, acceptPartnerTerms } from '#shared/terms/accept-terms.ts'
import { termsAcceptanceEntity } from '#shared/terms/terms-acceptance.entity.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { createSignedInPartner } from '../builders/signed-in-partner.ts'
import { solveProof } from '../builders/solved-proof.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { headers } = liveSessions()
const { read: readAt } = workIn(services)
const read = ({ PK, SK }: { PK: string; SK: string }) => readAt(PK, SK)
const calls = {} as Record<'business' | 'partner' | 'credits', ReturnType<typeof httpCaller>>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  const entries = {
    business: await import('#lambdas/business-profile/business-profile.http.ts'),
    partner: await import('#lambdas/partner-profile/partner-profile.http.ts'),
    credits: await import('#lambdas/credits/credits.http.ts'),
  }
  for (const name of ['business', 'partner', 'credits'] as const)
    calls[name] = httpCaller(entries[name].handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'business-client' })
const older = presentTerms - 1 || 999
const changed = { status: 409, body: { code: 'terms_changed', termsVersion: presentTerms } }
const acceptedBy = (pool: 'business' | 'partner', sub: string) =>
  read(termsAcceptanceEntity.key({ pool, sub, version: presentTerms }))

const onboardBusiness = (sub: string, termsVersion: unknown) =>
  calls.business(createBusinessProfile, {
    body: {
      ...{ companyName: 'Nordplåt AB', organizationNumber: '', contactPerson: 'Anna Berg' },
      ...{ phone: '', address: '', language: 'en', termsVersion },
    },
    claims: claimsOf(sub),
    headers,
  })

describe('a business', () => {
  it('accepts the terms with its profile, and operators see which version and when', async () => {
    const sub = randomUUID()
    const { body: profile } = await onboardBusiness(sub, presentTerms)
    const accepted = { version: presentTerms, language: 'en', acceptedAt: profile.createdAt }
    expect(await acceptedBy('business', sub)).toMatchObject(accepted)
    expect((await calls.business(getBusinessMe, { claims: claimsOf(sub) })).body.termsAccepted).toBe(true)
    expect((await ask('businesses show', { businessId: sub })).item).toMatchObject({
      ...{ credits: 0, acceptedTerms: [accepted] },
    })
  })

  it('gets no profile with another version: both or neither', async () => {
    const sub = randomUUID()
    expect(await onboardBusiness(sub, older)).toMatchObject(changed)
    expect(await onboardBusiness(sub, undefined)).toMatchObject({ status: 422 })
    expect(await read(businessProfileEntity.key({ sub }))).toBeUndefined()
    expect(await acceptedBy('business', sub)).toBeUndefined()
  })

  it('accepts them later if it is older than they are; the first time stays', async () => {
    const claims = claimsOf(randomUUID())
    const accept = (termsVersion: number, language: string) =>
      calls.business(acceptBusinessTerms, { body: { termsVersion, language }, claims, headers })
    expect(await accept(older, 'sv')).toMatchObject(changed)
    expect((await calls.business(getBusinessMe, { claims })).body.termsAccepted).toBe(false)
    expect((await accept(presentTerms, 'sv')).status).toBe(204)
    const first = await acceptedBy('business', claims.sub)
    expect((await accept(presentTerms, 'en')).status).toBe(204)
    expect(await acceptedBy('business', claims.sub)).toEqual(first)
    expect((await calls.business(getBusinessMe, { claims })).body.termsAccepted).toBe(true)
  })
})

describe('a partner', () => {
  const fields = {
    ...{ name: 'Eva Lind', phone: '070-123 45 67', expertise: 'PLC', experience: '12 år', portfolio: '' },
    ...{ linkedin: '', github: '', availability: 'Från mars', hourlyRate: '', description: 'Styrsystem.' },
  }

  it('accepts them with the profile; another version uses up no sum', async () => {
    const { sub, claims } = await createSignedInPartner(services.documents)
    const { id, a, b } = (await calls.partner(drawHumanCheck, { claims })).body
    const onboard = (termsVersion: number) =>
      calls.partner(createPartnerProfile, {
        body: { ...fields, language: 'sv', termsVersion, humanCheck: { id, answer: a + b } },
        claims,
        headers,
      })
    expect(await onboard(older)).toMatchObject(changed)
    expect(await read(partnerProfileEntity.key({ sub }))).toBeUndefined()
    expect((await onboard(presentTerms)).status).toBe(201)
    expect(await acceptedBy('partner', sub)).toMatchObject({ version: presentTerms, language: 'sv' })
    expect((await calls.partner(getPartnerMe, { claims })).body.termsAccepted).toBe(true)
    expect((await ask('partners show', { partnerId: sub })).item?.acceptedTerms).toHaveLength(1)
  })

  it('accepts them later if the account is older', async () => {
    const { sub, claims } = await createSignedInPartner(services.documents)
    const body = { termsVersion: presentTerms, language: 'en' }
    expect((await calls.partner(acceptPartnerTerms, { body, claims, headers })).status).toBe(204)
    expect(await acceptedBy('partner', sub)).toMatchObject({ version: presentTerms, language: 'en' })
  })
})

it('an order keeps the version that was accepted, and is refused with another', async () => {
  const { proofChallenge } = await import('#lambdas/platform/proof/proof.ts')
  const order = async (termsVersion: number) =>
    calls.credits(orderCredits, {
      body: {
        ...{ companyName: 'Nordplåt AB', organizationNumber: '556703-7485', companySigner: 'Anna Berg' },
        ...{ vatNumber: null, email: `${randomUUID()}@nordplat.se`, phone: '070-123 45 67' },
        ...{ credits: 20, priceOre: 2_250_000, language: 'sv', termsVersion },
        proof: await solveProof((await proofChallenge('credit_order', 'network')) as never),
      },
    })
  expect(await order(older)).toMatchObject(changed)
  const { body } = await order(presentTerms)
  expect(body.priceWithVatOre).toBe(2_812_500)
  expect(await read(creditOrderEntity.key({ id: body.id }))).toMatchObject({ termsVersion: presentTerms })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '#lambdas/platform/agreements/terms-hash.ts'
import { checkPaper } from '#shared/agreements/check-paper.ts'
import { memberEntity } from '#shared/company/member.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})

const day = 24 * 3_600_000

afterEach(() => clock.moveBy(-clock.offset()))

/** Lets days pass, with the function of the minute called as they do, and both signed in anew. */
const pass = async (days: number) => {
  clock.moveBy(days * day)
  await sessions.renew()
  await world.tick()
}

describe('two who have both said yes', () => {
  it('have an agreement that states both, the scope, the price and its terms', async () => {
    const ids = await world.agreed()
    const { status, body } = await world.as('business', ids).read()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ state: 'offered', version: 1, previous: null, signatures: [], turn: 'business', contact: null },
      terms: {
        business: { name: 'Nordplåt AB', organizationNumber: '556016-0680' },
        partner: { name: 'Sara Lund' },
        scope: { description: 'En cell som plockar ur pressen.' },
        price: { kind: 'running', hourlyRate: 1_125, credits: 20, partnerCredits: 17 },
        ...{ approvalDays: 7, noticeDays: 30, guaranteeDays: 14, law: 'SE' },
      },
    })
    expect(body.hash).toBe(hashOf(body.terms))
    expect((await world.as('partner', ids).read()).body).toEqual(body)
    expect(await world.signaturesOf(body.hash)).toBe(0)
  })

  it('wait for an operator if the price or the organisation number is not known', async () => {
    const ids = await world.agreed({ organizationNumber: null, price: {} })
    expect((await world.as('partner', ids).read()).body.state).toBe('drafted')
    expect((await world.as('partner', ids).sign()).body.code).toBe('moved_on')
    const { inquiryId } = ids
    const { refused } = await world.ask('agreements draft', { inquiryId, credits: 10 })
    expect(refused).toContain('partnerCredits, organizationNumber')
    const stated = { inquiryId, credits: 10, partnerCredits: 8, organizationNumber: '556016-0680' }
    expect(await world.ask('agreements draft', stated)).toEqual({ changed: true })
    expect(await world.ask('agreements draft', stated)).toEqual({ changed: false })
    expect((await world.as('partner', ids).read()).body).toMatchObject({ state: 'offered', version: 2 })
  })

  it('are the only ones who can read it', async () => {
    const [ids, others] = [await world.agreed(), await world.agreed()]
    const stranger = { ...ids, businessId: others.businessId, partnerId: others.partnerId }
    for (const side of ['business', 'partner'] as const) {
      const { read, sign } = world.as(side, stranger)
      expect((await read()).status).toBe(404)
      expect((await sign({ version: 1, hash: 'a'.repeat(64) })).status).toBe(404)
    }
  })
})

describe('a signature', () => {
  it('of the second side begins all that the agreement says', async () => {
    const ids = await world.agreed()
    const { body: half } = await world.as('partner', ids).sign()
    expect(half).toMatchObject({ state: 'signedByPartner', turn: 'business', contact: null })
    expect(await world.signaturesOf(half.hash)).toBe(1)
    expect(await world.balanceOf(ids)).toBe(50)
    const { body } = await world.as('business', ids).sign()
    expect(body).toMatchObject({
      state: 'running',
      signatures: [
        { side: 'business', name: 'Anna Berg' },
        { side: 'partner', name: 'Sara Lund' },
      ],
      contact: { name: 'Sara Lund', email: `sara.${ids.partnerId}@x.se`, phone: '070-123 45 67' },
    })
    expect(await world.signaturesOf(body.hash)).toBe(2)
    expect(await world.balanceOf(ids)).toBe(30)
    expect(await world.work.inquiryState(ids)).toBe('running')
    expect(await world.work.below(`PARTNER#${ids.partnerId}`, 'ASSIGNMENT#')).toMatchObject([
      {
        ...{ id: ids.inquiryId, inquiryId: ids.inquiryId, businessId: ids.businessId, status: 'active' },
        ...{ clientCompany: 'Nordplåt AB', creditsAgreed: 17, hourlyRateOre: 112_500 },
      },
    ])
    expect((await world.as('partner', ids).read()).body.contact).toMatchObject({ phone: '08-123 45 67' })
  })

  it('of a colleague stands under their name, and is found by theirs', async () => {
    const ids = await world.agreed()
    const [sub, email] = [randomUUID(), `eva.${ids.businessId}@nordplat.se`]
    const member = { sub, email, companyId: ids.businessId, role: 'buyer', name: 'Eva Lind' }
    await world.work.put({ ...memberEntity.key({ sub }), ...member, joinedAt: '2026-11-01T08:00:00.000Z' })
    const { body } = await world.as('business', ids, 0, sub).sign()
    expect(body.signatures).toMatchObject([{ side: 'business', name: 'Eva Lind' }])
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const links = await world.work.below(`PERSON#${await keyedHash('email', email)}`, 'AGREEMENT#')
    expect(links).toMatchObject([{ entity: { PK: `AGREEMENT#${ids.inquiryId}` } }])
  })

  it('given again changes nothing', async () => {
    const ids = await world.signed()
    expect((await world.as('business', ids).sign()).body.state).toBe('running')
    expect(await world.balanceOf(ids)).toBe(30)
    expect(await world.work.below(`PARTNER#${ids.partnerId}`, 'ASSIGNMENT#')).toHaveLength(1)
  })

  it('of both at once begins it once, and both are told so', async () => {
    const ids = await world.agreed()
    const { body } = await world.as('business', ids).read()
    const both = [world.as('business', ids).sign(body), world.as('partner', ids).sign(body)]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect((await world.as('business', ids).read()).body).toMatchObject({ state: 'running' })
    expect(await world.signaturesOf(body.hash)).toBe(2)
    expect(await world.balanceOf(ids)).toBe(30)
  })

  it('needs a code or password of the last five minutes', async () => {
    const ids = await world.agreed()
    expect((await world.as('business', ids, 240).sign()).status).toBe(200)
    const { status, body } = await world.as('partner', ids, 310).sign()
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'sign_in_too_old' })
  })

  it('on a version that was replaced is refused, and the page has what changed', async () => {
    const ids = await world.agreed()
    const { body: seen } = await world.as('business', ids).sign()
    await world.ask('agreements draft', { inquiryId: ids.inquiryId, credits: 24, partnerCredits: 20 })
    const { body: refused } = await world.as('partner', ids).sign(seen)
    expect(refused.code).toBe('agreement_replaced')
    const { body } = await world.as('partner', ids).read()
    expect(body).toMatchObject({
      ...{ state: 'offered', version: 2, signatures: [] },
      ...{ terms: { price: { credits: 24 } }, previous: { price: { credits: 20 } } },
    })
    // What was signed stays as it was.
    expect(await world.signaturesOf(seen.hash)).toBe(1)
    expect(hashOf(body.previous)).toBe(seen.hash)
  })

  it('of a business with too few credits is refused, and may be given once there are enough', async () => {
    const ids = await world.agreed({ balance: 19 })
    expect((await world.as('business', ids).sign()).body.code).toBe('credits_missing')
    await world.ask('credits record', {
      ...{ businessId: ids.businessId, kind: 'correction', credits: 1, reference: 'En till' },
    })
    expect((await world.as('business', ids).sign()).status).toBe(200)
  })

  it('of a partner waits if the credits were used meanwhile, and the business is told once', async () => {
    const ids = await world.agreed()
    await world.as('business', ids).sign()
    const { businessId } = ids
    const change = { businessId, kind: 'correction', reference: 'Annat' }
    await world.ask('credits record', { ...change, credits: -40 })
    for (const _ of [1, 2]) expect((await world.as('partner', ids).sign()).body.code).toBe('credits_missing')
    const head = await world.work.read(`AGREEMENT#${ids.inquiryId}`, 'AGREEMENT')
    expect(head).toMatchObject({ state: 'signedByBusiness', last: { name: 'lackCredits' } })
    const told = await world.work.below(`AGREEMENT#${ids.inquiryId}`, 'AUDIT#')
    expect(told.filter(({ action }) => action === 'agreement lackCredits')).toHaveLength(1)
    await world.ask('credits record', { ...change, credits: 30, reference: 'Påfyllt' })
    expect((await world.as('partner', ids).sign()).body.state).toBe('running')
    expect(await world.balanceOf(ids)).toBe(20)
  })

  it('is reminded of after seven days, and too late after fourteen, until there is a new version', async () => {
    const ids = await world.agreed()
    const head = () => world.work.read(`AGREEMENT#${ids.inquiryId}`, 'AGREEMENT')
    await pass(7.1)
    expect(await head()).toMatchObject({ state: 'offered', last: { name: 'remind' } })
    await pass(7)
    expect(await head()).toMatchObject({ state: 'lapsed' })
    expect((await world.as('business', ids).sign()).body.code).toBe('moved_on')
    expect(await world.ask('agreements draft', { inquiryId: ids.inquiryId })).toEqual({ changed: true })
    expect((await world.as('business', ids).sign()).body).toMatchObject({
      state: 'signedByBusiness',
      version: 2,
    })
  })
})

describe('an agreement', () => {
  it('ends with its inquiry, before and after it was signed', async () => {
    const [waiting, running] = [await world.agreed(), await world.signed()]
    const reason = 'Inställt.'
    for (const { businessId, inquiryId } of [waiting, running])
      expect(await world.ask('inquiries close', { businessId, inquiryId, reason })).toEqual({ changed: true })
    expect((await world.as('partner', waiting).read()).body).toMatchObject({ state: 'cancelled', reason })
    expect((await world.as('partner', running).read()).body).toMatchObject({ state: 'concluded', reason })
  })

  it('is checked by its hash, which says nothing else, at most so often', async () => {
    const hash = 'b'.repeat(64)
    const { body } = await world.call.papers(checkPaper, { params: { hash } })
    expect(body).toEqual({ signatures: 0 })
    const asked = Array.from({ length: 121 }, () => world.call.papers(checkPaper, { params: { hash } }))
    expect((await Promise.all(asked)).some(({ status }) => status === 429)).toBe(true)
  })
})

describe('operators', () => {
  it('list the work that goes on, and what ended within 30 days, with both sides', async () => {
    const [waiting, running] = [await world.agreed(), await world.signed()]
    const listed = async () => {
      const { items = [] } = await world.ask('agreements work', { limit: '100' })
      return new Map(items.map(item => [item.id, item]))
    }
    const found = await listed()
    expect(found.has(waiting.inquiryId)).toBe(false)
    expect(found.get(running.inquiryId)).toMatchObject({
      ...{ state: 'running', companyName: 'Nordplåt AB', partnerName: 'Sara Lund', due: {} },
    })
    const { businessId, inquiryId } = running
    await world.ask('inquiries complete', { businessId, inquiryId })
    expect((await listed()).get(inquiryId)).toMatchObject({ state: 'concluded' })
    clock.moveBy(31 * day)
    expect((await listed()).has(inquiryId)).toBe(false)
  })
})

import { afterEach, beforeAll, describe, expect, it } from 'vitest'
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

/** An agreement that has ended as agreed. */
const ended = async () => {
  const ids = await world.signed()
  const { businessId, inquiryId } = ids
  await world.ask('inquiries complete', { businessId, inquiryId })
  return { ids, business: world.as('business', ids), partner: world.as('partner', ids) }
}

const totalsOf = ({ partnerId }: { partnerId: string }) => world.work.read(`PARTNER#${partnerId}`, 'TOTALS')

describe('the ratings of both sides', () => {
  it('are shown together once both have given theirs', async () => {
    const { ids, business, partner } = await ended()
    const first = await business.rate(5, 'Gärna igen.')
    expect(first.body.ratings).toMatchObject({ own: { mark: 5, words: 'Gärna igen.' }, other: null })
    expect((await partner.read()).body.ratings).toMatchObject({ own: null, other: null })
    expect(await totalsOf(ids)).not.toHaveProperty('ratings')
    const second = await partner.rate(4)
    expect(second.body.ratings).toEqual({
      ...{ state: 'shown', until: null },
      ...{ own: { mark: 4, words: null }, other: { mark: 5, words: 'Gärna igen.' } },
    })
    expect((await business.read()).body.ratings.other).toEqual({ mark: 4, words: null })
    expect(await totalsOf(ids)).toMatchObject({ ratings: 1, marks: 5 })
  })

  it('are shown after fourteen days if only one has, which counts', async () => {
    const { ids, business, partner } = await ended()
    await business.rate(2)
    await pass(13.9)
    expect(await totalsOf(ids)).not.toHaveProperty('ratings')
    expect((await partner.read()).body.ratings).toMatchObject({ state: 'ratedByBusiness', other: null })
    await pass(0.2)
    expect((await partner.read()).body.ratings).toMatchObject({ state: 'shown', other: { mark: 2 } })
    expect((await partner.rate(1)).body.code).toBe('rating_closed')
    expect(await totalsOf(ids)).toMatchObject({ ratings: 1, marks: 2 })
  })

  it('are given once: the same again changes nothing, another is refused', async () => {
    const { business } = await ended()
    expect((await business.rate(3, 'Bra.')).status).toBe(200)
    expect((await business.rate(3, 'Bra.')).status).toBe(200)
    const { status, body } = await business.rate(1, 'Bra.')
    expect([status, body.code]).toEqual([409, 'moved_on'])
    expect((await business.read()).body.ratings.own).toEqual({ mark: 3, words: 'Bra.' })
  })

  it('of both at once are both stored', async () => {
    const { business, partner } = await ended()
    const statuses = (await Promise.all([business.rate(5), partner.rate(4)])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200])
    expect((await business.read()).body.ratings).toMatchObject({ own: { mark: 5 }, other: { mark: 4 } })
  })

  it.each([0, 6, 2.5])('are no mark like %s', async mark => {
    const { business } = await ended()
    const { status, body } = await business.rate(mark)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['mark']])
  })

  it('wait for the end, and also come with that of a notice', async () => {
    const ids = await world.signed()
    const business = world.as('business', ids)
    expect((await business.read()).body.ratings).toBeNull()
    expect((await business.rate(5)).body.code).toBe('moved_on')
    await business.giveNotice((await business.read()).body.noticeUntil)
    await pass(32)
    expect((await business.read()).body).toMatchObject({ state: 'ended', ratings: { state: 'open' } })
  })

  it('are none if the credits were given back', async () => {
    const ids = await world.signed()
    await world.as('business', ids).claim('Det fungerar inte.')
    const decision = { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Det stämmer.' }
    await world.ask('agreements settle', decision)
    const { body } = await world.as('business', ids).read()
    expect([body.state, body.ratings]).toEqual(['ended', null])
    expect((await world.as('business', ids).rate(1)).body.code).toBe('rating_closed')
  })

  it('are of nobody else', async () => {
    const { ids } = await ended()
    const other = await world.signed()
    const stranger = world.as('business', { ...ids, businessId: other.businessId })
    expect((await stranger.rate(1)).status).toBe(404)
  })
})

describe('a proposal', () => {
  const shownAfter = async (totals: object | null) => {
    const partnerId = await world.createPartner()
    if (totals) await world.work.put({ PK: `PARTNER#${partnerId}`, SK: 'TOTALS', ...totals })
    const inquiry = await world.work.createBusiness(50)
    await world.ask('proposals draft', {
      ...inquiry,
      partnerId,
      why: 'Kan PLC.',
      reasonCode: 'chosen_evidence',
    })
    const [stored] = await world.work.below(`BUSINESS#${inquiry.businessId}`, 'PROPOSAL#')
    return stored?.rated
  }

  it('says how the partner has been rated from three on, with one decimal', async () => {
    expect(await shownAfter({ ratings: 3, marks: 13 })).toEqual({ count: 3, mean: 4.3 })
    expect(await shownAfter({ ratings: 2, marks: 10 })).toBeNull()
    expect(await shownAfter(null)).toBeNull()
  })
})

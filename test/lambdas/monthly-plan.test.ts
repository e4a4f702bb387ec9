import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { changePlan, givePlanNotice, regretPlanNotice, startPlan } from '#shared/credits/account-plan.ts'
import { endOfDay } from '#shared/credits/plan-days.ts'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { creditAccounts } from './credit-accounts.ts'
import { failCallAt } from './failing-table.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const accounts = creditAccounts(services)
const { ask, as, createBusiness, dueOf, ordersOf, orderOf, pass, planOf, start, storedPlan } = accounts

/** Before every plan of these tests starts, so that its days are known. */
const startAt = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

beforeEach(() => startAt('2027-01-31T09:00:00.000Z'))
afterEach(() => clock.moveBy(-clock.offset()))

const transitions = async (sub: string) =>
  (await dueOf('plan', `${sub}.1`)).map(({ transition, at }) => [transition, String(at).slice(0, 10)])

describe('a monthly plan', () => {
  it('orders at once, and says a week before each later order what comes', async () => {
    const business = await createBusiness()
    await start(business, 30)
    expect(await planOf(business)).toMatchObject({ state: 'active', credits: 30, nextOrderOn: '2027-02-28' })
    expect(await transitions(business.sub)).toEqual([['announce', '2027-02-21']])
    await pass(20)
    expect(await ordersOf(business)).toHaveLength(1)
    await pass(1)
    expect((await storedPlan(business))?.last).toMatchObject({ name: 'announce' })
    expect(await ordersOf(business)).toHaveLength(1)
    await pass(7)
    const [second] = await ordersOf(business)
    expect(second).toMatchObject({ state: 'ordered', isPlanned: true, credits: 30, priceOre: 3_375_000 })
    expect(await planOf(business)).toMatchObject({ months: 2, nextOrderOn: '2027-03-31' })
  })

  it('makes each month’s order once, however late the minute is and however often it is called', async () => {
    const business = await createBusiness()
    await start(business)
    // Nothing was called for three months.
    clock.moveBy(95 * 86_400_000)
    for (let week = 0; week < 6; week += 1) {
      await pass(7)
      await pass(0)
    }
    const orders = await ordersOf(business)
    const months = await Promise.all(
      orders.map(async ({ id }) => (await accounts.read(`ORDER#${id}`, 'ORDER'))?.planMonth),
    )
    expect(months).toEqual([5, 4, 3, 2, 1])
    expect((await planOf(business)).nextOrderOn).toBe('2027-06-30')
  })

  it('is started once, in however many tabs', async () => {
    const business = await createBusiness()
    const started = await Promise.all(
      [10, 20].map(credits => as(startPlan, business, { body: orderOf(business, credits) })),
    )
    expect(started.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(started.find(({ status }) => status === 409)?.body.code).toBe('plan_exists')
    expect(await ordersOf(business)).toHaveLength(1)
  })

  it('is refused at another price than the list’s, and under other terms', async () => {
    const business = await createBusiness()
    const refused = async (given: object) =>
      (await as(startPlan, business, { body: orderOf(business, 10, given) })).body.code
    expect(await refused({ priceOre: 1 })).toBe('price_changed')
    expect(await refused({ termsVersion: 99 })).toBe('terms_changed')
    expect(await planOf(business)).toBeNull()
  })

  it('keeps its price when the list is raised, and gets the lower one when it falls', async () => {
    const business = await createBusiness()
    await start(business, 15)
    await ask('prices set', { credits: 15, priceOre: 1_900_000 })
    await pass(21)
    expect((await planOf(business)).priceOre).toBe(1_687_500)
    await ask('prices set', { credits: 15, priceOre: 1_500_000 })
    await pass(7)
    // What was told a week before is what is ordered.
    expect((await ordersOf(business))[0]?.priceOre).toBe(1_687_500)
    await pass(24)
    expect((await planOf(business)).priceOre).toBe(1_500_000)
    await ask('prices set', { credits: 15, priceOre: priceOreOf(15, seedPrices) })
  })

  it('is whole or not there wherever the minute is killed', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (const when of ['before', 'after'] as const) {
      for (let place = 0, calls = 1; calls > place; place += 1) {
        startAt('2027-01-31T09:00:00.000Z')
        const business = await createBusiness()
        await start(business)
        await pass(21)
        clock.moveBy(7 * 86_400_000)
        const stop = failCallAt(table, place, when)
        await accounts.tick().catch(() => {})
        calls = stop()
        await accounts.tick()
        const orders = await ordersOf(business)
        expect([orders.length, (await planOf(business)).months], `${when} ${place}`).toEqual([2, 2])
        await services.documents.send(await removingPlan(business.sub))
      }
    }
  })
})

/** What ends a plan of a test, so that it is in nobody's way. */
const removingPlan = async (sub: string) => {
  const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
  const { tableName } = await import('../infra/local/dynamodb/local-table.ts')
  return new DeleteCommand({ TableName: tableName, Key: { PK: `BUSINESS#${sub}`, SK: 'PLAN#001' } })
}

const change = (business: Parameters<typeof as>[1], credits: number, nextOrderOn = '2027-02-28') =>
  as(changePlan, business, {
    body: { credits, priceOre: priceOreOf(credits, seedPrices), nextOrderOn },
  })

describe('a change of package', () => {
  it('is for the next order, also after that was announced, and is the same when it is sent again', async () => {
    const business = await createBusiness()
    await start(business)
    await pass(21)
    expect((await change(business, 40)).body).toMatchObject({ credits: 40, priceOre: 4_500_000 })
    expect((await change(business, 40)).status).toBe(200)
    await pass(7)
    expect((await ordersOf(business)).map(({ credits }) => credits)).toEqual([40, 10])
  })

  it('is refused if the order was made in the meantime, which is as it was told', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const business = await createBusiness()
    await start(business)
    await pass(21)
    clock.moveBy(7 * 86_400_000)
    runBeforeWrite(table, () => accounts.tick())
    expect(await change(business, 40)).toMatchObject({ status: 409, body: { code: 'moved_on' } })
    expect((await ordersOf(business)).map(({ credits }) => credits)).toEqual([10, 10])
    expect((await planOf(business)).credits).toBe(10)
  })
})

const give = (business: Parameters<typeof as>[1], endsOn: string) =>
  as(givePlanNotice, business, { body: { endsOn } })

describe('a notice', () => {
  it('ends the plan on the day that was shown, after the orders that were shown', async () => {
    const business = await createBusiness()
    await start(business)
    const { ifNoticeNow } = await planOf(business)
    expect(ifNoticeNow).toEqual({ endsOn: '2027-03-02', orderDays: ['2027-02-28'] })
    expect((await give(business, '2027-03-02')).body).toMatchObject({ state: 'notice', noticeBy: 'business' })
    await pass(21)
    expect(await ordersOf(business)).toHaveLength(1)
    await pass(7)
    expect(await ordersOf(business)).toHaveLength(2)
    expect((await planOf(business)).nextOrderOn).toBeNull()
    startAt(endOfDay('2027-03-02'))
    await pass(0.01)
    expect(await planOf(business)).toMatchObject({ state: 'ended', endsOn: '2027-03-02' })
    await pass(90)
    expect(await ordersOf(business)).toHaveLength(2)
    expect(await dueOf('plan', `${business.sub}.1`)).toEqual([])
  })

  it('lets the orders that were shown come before its end, however late the minute is', async () => {
    const business = await createBusiness()
    await start(business)
    await give(business, '2027-03-02')
    await pass(29)
    await pass(5)
    await pass(0)
    expect(await ordersOf(business)).toHaveLength(2)
    expect((await planOf(business)).state).toBe('ended')
  })

  it('is given once, in however many tabs, and not for a day that was not shown', async () => {
    const business = await createBusiness()
    await start(business)
    expect(await give(business, '2027-03-01')).toMatchObject({ status: 409, body: { code: 'moved_on' } })
    const given = await Promise.all([give(business, '2027-03-02'), give(business, '2027-03-02')])
    expect(given.map(({ status, body }) => [status, body.endsOn])).toEqual([
      [200, '2027-03-02'],
      [200, '2027-03-02'],
    ])
    expect((await storedPlan(business))?.revision).toBe(2)
  })

  it('holds back what comes after its end, which comes after all when it is taken back', async () => {
    startAt('2027-02-05T09:00:00.000Z')
    const business = await createBusiness()
    await start(business)
    await give(business, (await planOf(business)).ifNoticeNow?.endsOn ?? '')
    // The order of 5 March is the last one before 7 March.
    await pass(21)
    await pass(7.1)
    expect(await ordersOf(business)).toHaveLength(2)
    expect((await transitions(business.sub)).map(([name]) => name)).toEqual(['end'])
    expect((await as(regretPlanNotice, business)).body).toMatchObject({ state: 'active', endsOn: null })
    expect(await planOf(business)).toMatchObject({
      nextOrderOn: '2027-04-05',
      ifNoticeNow: expect.anything(),
    })
    await pass(25)
    await pass(8)
    expect(await ordersOf(business)).toHaveLength(3)
  })

  it('that we give has a reason, and is not the business’s to take back', async () => {
    const business = await createBusiness()
    await start(business)
    const end = () => ask('plans end', { businessId: business.sub, reason: 'Priset höjs.' })
    expect([await end(), await end()]).toEqual([{ changed: true }, { changed: false }])
    expect(await planOf(business)).toMatchObject({ noticeBy: 'operator', reason: 'Priset höjs.' })
    expect(await as(regretPlanNotice, business)).toMatchObject({ status: 409 })
    expect((await ask('plans show', { businessId: business.sub })).item).toMatchObject({ state: 'notice' })
    expect((await ask('plans show', { businessId: randomUUID() })).refused).toBe('The business has no plan.')
  })

  it('does not end a plan before an order that was due', async () => {
    const business = await createBusiness()
    await start(business)
    await give(business, '2027-03-02')
    await pass(21)
    clock.moveBy(30 * 86_400_000)
    const { planEffects } = await import('#lambdas/credits/plan-by-time.store.ts')
    const plan = (await storedPlan(business)) as never
    expect(await planEffects(plan)('end', new Date(clock.now()).toISOString())).toEqual({ waits: true })
    await pass(0)
    expect(await ordersOf(business)).toHaveLength(2)
    expect((await planOf(business)).state).toBe('ended')
  })

  it('ends without a fault after an outage in which neither the order was told nor the end came', async () => {
    const business = await createBusiness()
    await start(business)
    await give(business, '2027-03-02')
    clock.moveBy(60 * 86_400_000)
    for (let call = 0; call < 3; call += 1) await accounts.tick()
    expect(await ordersOf(business)).toHaveLength(2)
    expect((await planOf(business)).state).toBe('ended')
  })

  it('leaves room for another plan once it is over', async () => {
    const business = await createBusiness()
    await start(business)
    await give(business, '2027-03-02')
    for (let week = 0; week < 6; week += 1) await pass(7)
    await start(business, 20)
    expect(await planOf(business)).toMatchObject({ number: 2, state: 'active', credits: 20 })
  })
})

import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { cancelOrder } from '#shared/credits/account-orders.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { creditAccounts } from './credit-accounts.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, as, balanceOf, createBusiness, dueOf, order, ordersOf, pass, read } = creditAccounts(services)
const { put } = workIn(services)
const operatorAddress = 'drift@nodverk.example'

beforeEach(() => clock.moveBy(Date.parse('2027-04-01T09:00:00.000Z') - clock.now()))
afterEach(() => clock.moveBy(-clock.offset()))

const stored = async (id: string) => {
  const { PK, SK } = creditOrderEntity.key({ id })
  return (await read(PK, SK)) ?? {}
}

const deliver = async (before: Record<string, unknown>, id: string) => {
  const { handler } = await import('#lambdas/notifications/notices.stream.ts')
  const event = buildStreamEvent([before, await stored(id)])
  expect(await handler(event, {} as Context)).toEqual({ batchItemFailures: [] })
}

/** Does something with an order, and delivers the mails about it. */
const delivered = async <Result>(id: string, doing: () => Promise<Result>): Promise<Result> => {
  const before = await stored(id)
  const result = await doing()
  await deliver(before, id)
  return result
}

const passing = (id: string, days: number) =>
  delivered(id, async () => {
    await pass(days)
    return (await stored(id)).last as { name: string } | undefined
  })

const subjectsTo = (address: string) =>
  services.ses.inbox
    .list(address)
    .map(({ subject }) => subject)
    .toReversed()

const namesDue = async (id: string) => (await dueOf('order', id)).map(({ transition }) => transition)

describe('an order that nobody invoices', () => {
  it('reminds the operators every day, with the command', async () => {
    const business = await createBusiness()
    const id = await order(business)
    expect(await passing(id, 1)).toMatchObject({ name: 'chase' })
    expect(await passing(id, 1)).toMatchObject({ name: 'chase' })
    const mails = services.ses.inbox.list(operatorAddress).filter(({ text }) => text.includes(business.email))
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Väntar på fakturan: 10 krediter, Nordplåt AB'),
    )
    expect(mails[0]?.text).toContain(`npm run operator -- orders invoice ${id}`)
  })
})

describe('an order that is invoiced', () => {
  const invoice = (orderId: string, given: object = {}) =>
    ask('orders invoice', { orderId, reference: '1042', ...given })

  it('is the turn of its business until the day that the mail and the page say', async () => {
    const business = await createBusiness()
    const id = await order(business)
    expect(await delivered(id, () => invoice(id))).toEqual({ changed: true })
    expect(await invoice(id)).toEqual({ changed: false })
    expect((await ordersOf(business))[0]).toMatchObject({
      ...{ state: 'invoiced', invoice: '1042' },
      ...{ payBy: '2027-04-15T21:59:00.000Z', lapsesAt: '2027-05-15T21:59:00.000Z' },
    })
    const [mail] = services.ses.inbox.list(business.email)
    expect(mail?.subject).toBe('Fakturan för 10 krediter har skickats')
    expect(mail?.text).toContain('Betala senast: 15 april 2027')
    expect(mail?.text).toContain('Faktura: 1042')
  })

  it('reminds twice and lapses, and nothing is to be paid any more', async () => {
    const business = await createBusiness()
    const id = await order(business)
    await invoice(id, { days: 10 })
    const names = [await passing(id, 14), await passing(id, 7), await passing(id, 20)].map(last => last?.name)
    expect(names).toEqual(['remind', 'remindAgain', 'lapse'])
    expect(subjectsTo(business.email)).toEqual([
      'Påminnelse: fakturan för 10 krediter',
      'Andra påminnelsen: fakturan för 10 krediter',
      'Er beställning av 10 krediter är struken',
    ])
    expect(await namesDue(id)).toEqual([])
    expect((await ordersOf(business))[0]).toMatchObject({ state: 'lapsed', endedAt: expect.any(String) })
    expect((await ask('orders mark-paid', { orderId: id })).refused).toMatch(/^The order lapsed/)
    expect(await as(cancelOrder, business, { params: { id } })).toMatchObject({ status: 409 })
    expect(await balanceOf(business)).toBe(0)
  })

  it('is not reminded of once it is paid, or cancelled', async () => {
    const business = await createBusiness()
    const [paid, cancelled] = [await order(business), await order(business)]
    for (const id of [paid, cancelled]) await invoice(id)
    expect(await ask('orders mark-paid', { orderId: paid })).toEqual({ changed: true })
    await delivered(cancelled, () => as(cancelOrder, business, { params: { id: cancelled } }))
    expect([await namesDue(paid), await namesDue(cancelled)]).toEqual([[], []])
    expect(subjectsTo(business.email)).toEqual(['Er beställning av 10 krediter är avbruten'])
    await pass(60)
    const states = (await ordersOf(business)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['cancelled', 'paid'])
  })
})

describe('an order that we decline', () => {
  it('says why, and is not to be paid', async () => {
    const business = await createBusiness()
    const id = await order(business)
    const decline = () => ask('orders decline', { orderId: id, reason: 'Vi säljer inte till er <än>.' })
    expect(await delivered(id, decline)).toEqual({ changed: true })
    expect(await decline()).toEqual({ changed: false })
    expect(services.ses.inbox.list(business.email)[0]?.text).toContain('Skäl: Vi säljer inte till er <än>.')
    expect((await ordersOf(business))[0]).toMatchObject({
      ...{ state: 'cancelled', reason: 'Vi säljer inte till er <än>.' },
    })
    expect((await ask('orders mark-paid', { orderId: id })).refused).toMatch(/^An operator declined/)
  })
})

describe('an order from before there was a process', () => {
  /** Stores an order as it was stored then. */
  const storeOld = async (business: { email: string; sub: string }, given: object = {}) => {
    const id = await order(business)
    const { state, revision, since, terms, due, processVersion, ...old } = await stored(id)
    await put({ ...old, createdAt: '2027-04-01T09:00:00.000Z', ...given })
    for (const { PK, SK } of await dueOf('order', id)) await remove(String(PK), String(SK))
    return id
  }
  const remove = async (PK: string, SK: string) => {
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const { tableName } = await import('../infra/local/dynamodb/local-table.ts')
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
  }

  it('is in the state that its dates say', async () => {
    const business = await createBusiness()
    await storeOld(business)
    await storeOld(business, { paidAt: '2027-04-01T10:00:00.000Z', businessId: business.sub })
    await storeOld(business, { cancelledAt: '2027-04-01T10:00:00.000Z' })
    const states = (await ordersOf(business)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['cancelled', 'ordered', 'paid'])
  })

  it('is invoiced, paid and cancelled like any other, once', async () => {
    const business = await createBusiness()
    const [paid, cancelled] = [await storeOld(business), await storeOld(business)]
    const answers = await Promise.all([0, 1].map(() => ask('orders mark-paid', { orderId: paid })))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await balanceOf(business)).toBe(10)
    await ask('orders invoice', { orderId: cancelled, reference: '1043' })
    expect((await as(cancelOrder, business, { params: { id: cancelled } })).body.state).toBe('cancelled')
  })

  it('is adopted once, with its reminders; one that was paid is left alone', async () => {
    const business = await createBusiness()
    const open = await storeOld(business)
    const paid = await storeOld(business, { paidAt: '2027-04-01T10:00:00.000Z', businessId: business.sub })
    const adopt = () => ask('orders adopt', { month: '2027-04' })
    expect((await Promise.all([adopt(), adopt()])).some(({ changed }) => changed)).toBe(true)
    expect(await adopt()).toMatchObject({ changed: false })
    expect([await namesDue(open), await namesDue(paid)]).toEqual([['chase'], []])
    expect(await stored(open)).toMatchObject({ state: 'ordered', revision: 1 })
    await pass(1)
    expect((await stored(open)).last).toMatchObject({ name: 'chase' })
  })
})

describe('the queue', () => {
  it('shows orders and plans with whose turn it is', async () => {
    const business = await createBusiness()
    const id = await order(business)
    const { items = [] } = await ask('queue list', {})
    expect(items.find(row => row.id === id)).toMatchObject({
      ...{ process: 'order', transition: 'chase', state: 'ordered', turn: 'operator', who: 'Nordplåt AB' },
    })
  })
})

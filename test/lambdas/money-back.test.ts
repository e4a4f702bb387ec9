import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { givePlanNotice } from '#shared/credits/account-plan.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { type Business, creditAccounts } from './credit-accounts.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const accounts = creditAccounts(services)
const { ask, as, balanceOf, createBusiness, dueOf, order, ordersOf, pass, planOf, read, start } = accounts

beforeEach(() => clock.moveBy(Date.parse('2027-04-01T09:00:00.000Z') - clock.now()))
afterEach(() => clock.moveBy(-clock.offset()))

const pay = (orderId: string) => ask('orders mark-paid', { orderId })

const paidFirst = async (business: Business): Promise<string> => {
  const id = await order(business)
  await pay(id)
  return id
}

const request = (business: Business, id: string, why = '') =>
  as(askRefund, business, { params: { id }, body: { why } })

const use = ({ sub: businessId }: Business) =>
  ask('credits record', { businessId, credits: -2, reference: 'PLC', kind: 'assignment' })

const storedRefund = async ({ sub }: Business) => (await read(`BUSINESS#${sub}`, 'REFUND')) ?? {}

/** Does something with a request, and delivers the mails about it; returns their subjects. */
const mailsOf = async (business: Business, doing: () => Promise<unknown>): Promise<string[]> => {
  const before = await read(`BUSINESS#${business.sub}`, 'REFUND')
  await doing()
  const { handler } = await import('#lambdas/notifications/notices.stream.ts')
  const known = services.ses.inbox.list().length
  await handler(buildStreamEvent([before ?? null, await storedRefund(business)]), {} as Context)
  return services.ses.inbox
    .list()
    .slice(0, services.ses.inbox.list().length - known)
    .map(({ subject }) => subject)
    .toSorted()
}

const refused = { status: 409, body: { code: 'refund_over' } }

describe('the money of the first order', () => {
  it('is asked for once, waits for the operators and is told, and paid back with its credits', async () => {
    const business = await createBusiness()
    const id = await paidFirst(business)
    expect((await ordersOf(business))[0]?.refund).toMatchObject({
      state: 'possible',
      until: expect.stringMatching(/^2027-04-15T09:00/),
    })
    const asked = await mailsOf(business, async () => {
      const replies = await Promise.all([request(business, id, 'Ingen passade.'), request(business, id)])
      expect(replies.map(({ status, body }) => [status, body.state])).toEqual([
        [200, 'asked'],
        [200, 'asked'],
      ])
    })
    expect(asked).toEqual([
      'Begär pengarna tillbaka: Nordplåt AB',
      'Vi har tagit emot er begäran om pengarna tillbaka',
    ])
    const { items = [] } = await ask('queue list', {})
    expect(items.find(row => row.id === id)).toMatchObject({ process: 'refund', turn: 'operator' })
    const grant = () => ask('refunds grant', { businessId: business.sub, reference: 'Kreditfaktura 3' })
    const granted = await mailsOf(business, async () => {
      expect([await grant(), await grant()]).toEqual([{ changed: true }, { changed: false }])
    })
    expect(granted).toEqual(['Ni får pengarna tillbaka'])
    expect(await balanceOf(business)).toBe(0)
    expect((await ordersOf(business))[0]?.refund?.state).toBe('granted')
    expect(await dueOf('refund', id)).toEqual([])
  })

  it('ends the plan that it began', async () => {
    const business = await createBusiness()
    const id = await start(business)
    await pay(id)
    await request(business, id)
    await ask('refunds grant', { businessId: business.sub })
    expect((await planOf(business)).state).toBe('ended')
    await pass(60)
    expect(await ordersOf(business)).toHaveLength(1)
  })

  it('ends a plan under notice on the same day, not on the last one of the notice', async () => {
    const business = await createBusiness()
    const id = await start(business)
    await pay(id)
    const { endsOn = '' } = (await planOf(business)).ifNoticeNow ?? {}
    await as(givePlanNotice, business, { body: { endsOn } })
    await request(business, id)
    await ask('refunds grant', { businessId: business.sub })
    expect(await planOf(business)).toMatchObject({ state: 'ended', endsOn: swedishDay(clock.now()) })
    await pass(60)
    expect(await ordersOf(business)).toHaveLength(1)
  })

  it('is asked for within 14 days, of the first paid order, before anything is used, by its owner', async () => {
    const [late, used, two] = [await createBusiness(), await createBusiness(), await createBusiness()]
    const [lateId, usedId] = [await paidFirst(late), await paidFirst(used)]
    const first = await paidFirst(two)
    const second = await order(two)
    expect(await request(two, second)).toMatchObject(refused)
    await pay(second)
    expect(await request(two, second)).toMatchObject(refused)
    await use(used)
    expect(await request(used, usedId)).toMatchObject(refused)
    expect((await request(late, first)).status).toBe(404)
    expect((await request(late, randomUUID())).status).toBe(404)
    clock.moveBy(15 * 86_400_000)
    expect(await request(late, lateId)).toMatchObject(refused)
    expect((await ordersOf(late))[0]?.refund).toBeNull()
  })

  it('is only that of one order, also if two are paid at once', async () => {
    const business = await createBusiness()
    const ids = [await order(business), await order(business)]
    await Promise.all(ids.map(pay))
    expect(await balanceOf(business)).toBe(20)
    const possible = (await ordersOf(business)).filter(({ refund }) => refund !== null)
    expect(possible).toHaveLength(1)
  })

  it('is not paid back once credits were used, also at the same moment', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const business = await createBusiness()
    const id = await paidFirst(business)
    await request(business, id)
    runBeforeWrite(table, () => use(business))
    const { refused: said } = await ask('refunds grant', { businessId: business.sub })
    expect(said).toContain('has used credits')
    expect(await balanceOf(business)).toBe(8)
    const decline = () =>
      ask('refunds decline', { businessId: business.sub, reason: 'Två krediter är använda.' })
    expect(await mailsOf(business, decline)).toEqual(['Besked om pengarna tillbaka'])
    expect((await ordersOf(business))[0]?.refund).toMatchObject({
      ...{ state: 'declined', reason: 'Två krediter är använda.' },
    })
    expect((await request(business, id)).body.state).toBe('declined')
  })

  it('reminds the operators until somebody decides', async () => {
    const business = await createBusiness()
    await request(business, await paidFirst(business))
    const names = []
    for (const days of [1, 2, 3]) {
      await pass(days)
      names.push(((await storedRefund(business)).last as { name: string }).name)
    }
    expect(names).toEqual(['nudge', 'chase', 'chase'])
    expect((await ask('refunds grant', { businessId: randomUUID() })).refused).toContain('has not asked')
  })
})

import { beforeAll, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { type AccountOrder, cancelOrder } from '#shared/credits/account-orders.ts'
import { changePlan, givePlanNotice, regretPlanNotice } from '#shared/credits/account-plan.ts'
import { endOfDay, monthsAfter, orderInstant } from '#shared/credits/plan-days.ts'
import { creditSteps, priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { askRefund } from '#shared/credits/refund.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { type Business, creditAccounts } from '../lambdas/credit-accounts.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import { failCallAt } from '../lambdas/failing-table.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { wholeTable } from '../lambdas/whole-table.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'
import { seed, seededRandom } from './seeded.ts'

const lives = forRunLength(2_000, 12)
/** The table is emptied after so many: a plan that lives on would be due again in every later round. */
const livesAtOnce = 6
const rounds = forRunLength(20, 10)
const dayMs = 86_400_000

const services = runningServices()
const { ask, as, balanceOf, below, createBusiness, order, ordersOf, planOf, read, start, tick } =
  creditAccounts(services)
const random = seededRandom()
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

let table: typeof import('#lambdas/platform/table/table.ts').table
beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
})

const counts = { deeds: 0, doubled: 0, failed: 0, ticks: 0, lost: 0, credits: 0, planned: 0 }

const isOpen = ({ state }: AccountOrder) => state === 'ordered' || state === 'invoiced'

type Deed = (business: Business) => Promise<unknown>

const withOrder =
  (does: (order: AccountOrder, business: Business) => Promise<unknown>, fits = isOpen): Deed =>
  async business => {
    const fitting = (await ordersOf(business)).filter(fits)
    if (fitting.length > 0) await does(among(fitting), business)
  }

const withPlan =
  (
    does: (plan: NonNullable<Awaited<ReturnType<typeof planOf>>>, business: Business) => Promise<unknown>,
  ): Deed =>
  async business => {
    const plan = await planOf(business)
    if (plan) await does(plan, business)
  }

const changing = withPlan(({ nextOrderOn }, business) => {
  const credits = among(creditSteps)
  const body = { credits, priceOre: priceOreOf(credits, seedPrices), nextOrderOn }
  return nextOrderOn ? as(changePlan, business, { body }) : Promise.resolve()
})

const noticing = withPlan(async ({ ifNoticeNow }, business) =>
  ifNoticeNow ? as(givePlanNotice, business, { body: { endsOn: ifNoticeNow.endsOn } }) : undefined,
)

/** What people do with orders and plans. What is refused by a rule is an answer, not a fault. */
const deeds: readonly Deed[] = [
  business => order(business, among(creditSteps)),
  business => start(business, among(creditSteps)).catch(() => {}),
  withOrder(({ id }) => ask('orders invoice', { orderId: id, reference: 'F' })),
  withOrder(({ id }) => ask('orders mark-paid', { orderId: id })),
  withOrder(({ id }) => ask('orders mark-paid', { orderId: id })),
  withOrder(({ id }, business) => as(cancelOrder, business, { params: { id } })),
  withOrder(({ id }) => ask('orders decline', { orderId: id, reason: 'Nej' })),
  withOrder(
    ({ id }, business) => as(askRefund, business, { params: { id }, body: { why: '' } }),
    ({ refund }) => refund?.state === 'possible',
  ),
  ({ sub: businessId }) => ask('refunds grant', { businessId }),
  ({ sub: businessId }) => ask('refunds decline', { businessId, reason: 'Nej' }),
  ({ sub: businessId }) =>
    ask('credits record', {
      businessId,
      credits: -among([1, 5]),
      reference: `${random()}`,
      kind: 'assignment',
    }),
  changing,
  noticing,
  business => as(regretPlanNotice, business),
]

/** A deed once, or doubled; a call of it may fail, before or after it was made. */
const act = async (business: Business): Promise<void> => {
  const deed = among(deeds)
  const times = among([1, 1, 2])
  counts.deeds += 1
  if (times > 1) counts.doubled += 1
  await Promise.allSettled(Array.from({ length: times }, () => deed(business)))
}

const failing = async (doing: () => Promise<unknown>): Promise<void> => {
  const stop = failCallAt(table, Math.floor(random() * 40), among(['before', 'after']))
  await Promise.resolve(doing()).catch(() => {})
  stop()
  counts.failed += 1
}

const schedule = async (): Promise<void> => {
  const calls = among([0, 1, 1, 2])
  counts.ticks += calls
  if (calls === 0) counts.lost += 1
  await Promise.allSettled(Array.from({ length: calls }, () => tick()))
}

/** Calls until nothing is due any more. */
const catchUp = async (): Promise<void> => {
  let left: Awaited<ReturnType<typeof below>> = []
  for (let ticks = 60; ticks > 0; ticks -= 1) {
    await tick()
    const now = new Date(clock.now()).toISOString()
    const due = await Promise.all(['order', 'plan', 'refund'].map(name => below(`DUE#${name}`, '')))
    left = due.flat().filter(({ at }) => String(at) <= now)
    if (left.length === 0) return
  }
  throw new Error(`Stays due: ${left.map(({ PK, SK }) => `${PK} ${SK}`).join(', ')}`)
}

/** The money of an account, computed a second way: from its orders, its refund and what it used. */
const moneyFaults = async (business: Business): Promise<string[]> => {
  const orders = await ordersOf(business)
  const history = await below(`BUSINESS#${business.sub}`, 'CREDIT#')
  const paid = orders.filter(({ state }) => state === 'paid')
  const bought = paid.reduce((sum, { credits }) => sum + credits, 0)
  const granted = paid.filter(({ refund }) => refund?.state === 'granted')
  const returned = granted.reduce((sum, { credits }) => sum + credits, 0)
  const used = history.filter(({ kind }) => kind === 'assignment')
  const usedCredits = used.reduce((sum, { credits }) => sum - Number(credits), 0)
  const balance = await balanceOf(business)
  counts.credits += bought
  const total = history.reduce((sum, { credits }) => sum + Number(credits), 0)
  return [
    ...(balance === bought - returned - usedCredits ? [] : [`balance ${balance}, bought ${bought}`]),
    ...(balance === total ? [] : [`balance ${balance}, history ${total}`]),
    ...(balance >= 0 ? [] : ['below zero']),
    ...(history.filter(({ kind }) => kind === 'purchase').length === paid.length ? [] : ['paid twice']),
    ...(granted.length <= 1 ? [] : ['paid back twice']),
  ]
}

/** Each month of a plan has its order, once, and none comes after its end. */
const planFaults = async (business: Business): Promise<string[]> => {
  const items = await Promise.all((await ordersOf(business)).map(({ id }) => read(`ORDER#${id}`, 'ORDER')))
  const plans = await below(`BUSINESS#${business.sub}`, 'PLAN#')
  return plans.flatMap(plan => {
    const own = items.filter(item => item?.planNumber === plan.number)
    const months = own.map(item => Number(item?.planMonth)).toSorted((one, other) => one - other)
    counts.planned += months.length
    const expected = Array.from({ length: Number(plan.months) }, (_, index) => index + 1)
    const next = orderInstant(monthsAfter(String(plan.startedOn), Number(plan.months)))
    const end = plan.endsOn ? endOfDay(String(plan.endsOn)) : undefined
    // Money paid back ends a plan at once, also one under notice.
    const isClosed = (plan.last as { name?: string } | undefined)?.name === 'close'
    const isMissing = plan.state === 'ended' && plan.noticeBy && !isClosed && end && next < end
    return [
      ...(String(months) === String(expected) ? [] : [`months ${months} of ${expected.length}`]),
      ...(isMissing ? [`an order before ${end} is missing`] : []),
    ]
  })
}

/** What is due in an item has its due item, and no other due item is left. */
const dueFaults = async (businesses: readonly Business[]): Promise<string[]> => {
  const stored = (await Promise.all(['order', 'plan', 'refund'].map(name => below(`DUE#${name}`, '')))).flat()
  const keys = stored.map(({ PK, SK }) => `${PK} ${SK}`)
  const promised = (
    await Promise.all(
      businesses.map(async business => {
        const orders = await Promise.all(
          (await ordersOf(business)).map(({ id }) => read(`ORDER#${id}`, 'ORDER')),
        )
        const plans = await below(`BUSINESS#${business.sub}`, 'PLAN#')
        const refund = await read(`BUSINESS#${business.sub}`, 'REFUND')
        const kinds = { order: orders, plan: plans, refund: [refund] }
        return Object.entries(kinds).flatMap(([kind, items]) =>
          items.flatMap(item =>
            Object.entries((item?.due ?? {}) as Record<string, string>).map(
              ([name, at]) => `DUE#${kind} ${at}#${item?.id}#${name}`,
            ),
          ),
        )
      }),
    )
  ).flat()
  return [
    ...promised.filter(key => !keys.includes(key)).map(key => `${key} is promised, but not stored`),
    ...keys.filter(key => !promised.includes(key)).map(key => `${key} is stored, but not promised`),
  ]
}

const faultsOf = async (businesses: readonly Business[]): Promise<string[]> => {
  const each = await Promise.all(
    businesses.flatMap(business => [moneyFaults(business), planFaults(business)]),
  )
  return each.flat()
}

test(`${lives} accounts by chance keep their money and their months (seed ${seed})`, async () => {
  for (let left = lives; left > 0; left -= livesAtOnce) {
    const businesses = await Promise.all(
      Array.from({ length: Math.min(left, livesAtOnce) }, () => createBusiness()),
    )
    await Promise.all(businesses.map(business => among([order, start])(business)))
    for (let round = 0; round < rounds; round += 1) {
      const press = () => Promise.all([...businesses.map(act), schedule()])
      await (random() < 0.4 ? failing(press) : press())
      clock.moveBy(among([0.1, 1, 3, 8, 20, 45]) * dayMs)
      await schedule()
    }
    await catchUp()
    expect(await faultsOf(businesses)).toEqual([])
    expect(await dueFaults(businesses)).toEqual([])
    expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
    await emptyTable(services.documents, tableName)
  }
  expect(
    Object.values(counts).every(count => count > 0),
    JSON.stringify(counts),
  ).toBe(true)
  reportFigure(
    `${lives} accounts with orders, payments, cancellations, plans and money back`,
    'each balance the sum of what was paid, used and paid back; each month once',
    `${counts.deeds} deeds, ${counts.doubled} doubled, ${counts.failed} rounds with a failing call, ${counts.ticks} ticks and ${counts.lost} lost; ${counts.planned} orders of plans, ${counts.credits} credits paid`,
  )
}, 7_200_000)

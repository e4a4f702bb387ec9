import { afterAll, beforeAll, expect, it } from 'vitest'
import { billOf } from '#lambdas/self-bills/content.ts'
import { clock } from '#shared/contract/clock.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { readCredits } from '#shared/credits/read-credits.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { reportEntity } from '#shared/reports/report.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { agreementsIn } from './agreed-work.ts'
import { line, reportedWork } from './reported-work.ts'
import { runningServices } from './running-services.ts'
import { company } from './self-billing.ts'

const services = runningServices()
const { asPartner, asBusiness, clockAt, assigned } = reportedWork(services)
const month = '2028-01'
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})
afterAll(() => clock.moveBy(-clock.offset()))

type Assigned = Parameters<typeof asPartner>[0]

/** Sixteen hours for sixteen credits, for which the business pays nineteen. */
const working = async (): Promise<Assigned> => {
  await clockAt('2028-01-10T08:00:00.000Z')
  const ids = await world.signed({ price: { partnerCredits: 16, hourlyRateKronor: 1_125 } })
  await clockAt('2028-02-01T08:00:00.000Z')
  return { ...ids, id: ids.inquiryId } as Assigned
}

const both = async (of: Assigned) => {
  const [partner, business] = await Promise.all([asPartner(of).read(), asBusiness(of).read()])
  expect(partner.body.assignment.split).toEqual(business.body.assignment.split)
  const [report, same] = [partner, business].map(({ body }) =>
    body.reports.find((one: { month: string }) => one.month === month),
  )
  expect(report.split).toEqual(same.split)
  const { split, usedOre } = business.body.assignment
  return { assignment: split, report: report.split, usedOre }
}

const whole = { paidOre: 19 * creditValueOre, earnedOre: 16 * creditValueOre, feeOre: 3 * creditValueOre }
const quarter = { paidOre: 534_375, earnedOre: 450_000, feeOre: 84_375 }

const usedInLedger = async ({ businessId }: { businessId: string }): Promise<number> =>
  (await world.work.below(`BUSINESS#${businessId}`, 'LEG#used#')).reduce(
    (sum, { ore }) => sum + Math.abs(Number(ore)),
    0,
  )

it('both sides see what is paid, what is earned and the fee, of the assignment and of the report that is approved', async () => {
  const of = await working()
  expect(await both(of)).toEqual({ assignment: { ...whole, feePercent: 15.8 }, report: null, usedOre: 0 })
  await asPartner(of).submit(month, [line('2028-01-11', 4)])
  expect((await both(of)).report).toEqual({ ...quarter, feePercent: 15.8 })
  await asBusiness(of).approve(month, 2)
  expect(await both(of)).toMatchObject({
    report: { ...quarter, feePercent: 15.8 },
    usedOre: quarter.paidOre,
  })
  expect(await usedInLedger(of)).toBe(quarter.paidOre)
})

it('what is approved of a report in parts adds up to what the ledger posted', async () => {
  const of = await working()
  await asPartner(of).submit(month, [line('2028-01-11', 5.75), line('2028-01-12', 4.25)])
  const before = (await both(of)).report
  await asBusiness(of).dispute(month, 2, ['2028-01-12'])
  expect((await both(of)).report).toEqual(before)
  await asPartner(of).submit(month, [line('2028-01-12', 3.25)], 1)
  await asBusiness(of).approve(month, 4)
  const { report } = await both(of)
  expect(report).toMatchObject({ earnedOre: 9 * creditValueOre, paidOre: await usedInLedger(of) })
})

it('what was noted of a report in whole credits is said in öre, too', async () => {
  const of = await working()
  await asPartner(of).submit(month, [line('2028-01-11', 4)])
  await asBusiness(of).approve(month, 2)
  const key = reportEntity.key({ sub: of.partnerId, assignmentId: of.id, month })
  const { earnedOre, ...stored } = (await world.work.read(key.PK, key.SK)) ?? {}
  expect(earnedOre).toBe(quarter.earnedOre)
  await world.work.put({ ...key, ...stored, approvedCredits: 4 })
  expect((await both(of)).report).toEqual({ ...quarter, feePercent: 15.8 })
})

it('of an assignment that says nothing of what is paid, nothing is said', async () => {
  const of = await assigned()
  await asPartner(of).submit(month, [line('2028-01-11', 4)])
  expect(await both(of)).toEqual({ assignment: null, report: null, usedOre: null })
})

it('the bill of a month says what businesses paid for all of it, and nothing if a part does not say', async () => {
  const of = await working()
  await asPartner(of).submit(month, [line('2028-01-11', 4)])
  await asBusiness(of).approve(month, 2)
  const stored = await world.work.read(`PARTNER#${of.partnerId}`, `EARNINGS#${month}`)
  const { earnedOre = 0, ...counted } = earningsEntity.item.parse(stored)
  const worked = { ...counted, earnedOre, paidOutOre: 0 }
  const seller = { ...company, fTaxCheck: null, agreed: null, updatedAt: '2028-02-01T08:00:00.000Z' }
  const none = { bills: [], milestones: [] }
  expect(billOf(worked, seller, none).split).toEqual({ ...quarter, feePercent: 15.8 })
  const more = { ...worked, earnedOre: earnedOre + 1 }
  expect(billOf(more, seller, none).split).toBeNull()
  expect(billOf({ ...worked, billedOre: creditValueOre }, seller, none).split).toBeNull()
})

it('the business reads it with the use of its credits', async () => {
  const of = await working()
  const { handler } = await import('#lambdas/credits/business-credits.http.ts')
  const claims = world.claimsOf(of.businessId, 'business')
  const { body } = await httpCaller(handler, services.originSecret)(readCredits, { claims })
  expect(body.items[0]).toMatchObject({ kind: 'assignment', credits: -19, partnerCredits: 16 })
})

import { afterEach, beforeAll, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { approveReport, disputeReport, readOrderedWork } from '#shared/reports/business-reports.ts'
import { submitReport } from '#shared/reports/partner-reports.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>
let business: ReturnType<typeof httpCaller>
let partner: ReturnType<typeof httpCaller>

beforeAll(async () => {
  world = await agreementsIn(services)
  const load = async (path: string) => httpCaller((await import(path)).handler, services.originSecret)
  business = await load('#lambdas/reports/business-reports.http.ts')
  partner = await load('#lambdas/reports/partner-reports.http.ts')
})
afterEach(() => clock.moveBy(-clock.offset()))

/** An agreement of 17 hours for 20 credits, 17 of them for the partner, who has worked 24 hours; `left` are left. */
const worked24Hours = async (left: number) => {
  const ids = await world.signed({ balance: 20 + left })
  const { partnerId, businessId, inquiryId: id } = ids
  const day = swedishDay(clock.now())
  const month = day.slice(0, 7)
  const body = { lines: [{ day, quarters: 96, note: '' }], version: 0, hasNoHours: false }
  const claims = world.claimsOf(businessId, 'business')
  await partner(submitReport, { claims: world.claimsOf(partnerId, 'partner'), params: { id, month }, body })
  const params = { partnerId, id, month }
  const balance = async (owner: string, account: string) =>
    Number((await world.work.read(owner, `BALANCE#${account}`))?.balance ?? 0) / creditValueOre
  return {
    ...{ ids, day, month },
    approve: () => business(approveReport, { claims, params, body: { revision: 2, acceptsMore: true } }),
    dispute: (reason: string) =>
      business(disputeReport, {
        ...{ claims, params },
        body: { revision: 2, acceptsMore: false, lines: [{ day, reason }] },
      }),
    report: async () =>
      (await business(readOrderedWork, { claims, params: { partnerId, id } })).body.reports.find(
        (one: { month: string }) => one.month === month,
      ),
    balances: async () => ({
      earned: await balance(`PARTNER#${partnerId}`, `payable#${month}`),
      used: await balance(`BUSINESS#${businessId}`, 'used'),
      left: await balance(`BUSINESS#${businessId}`, 'available'),
    }),
  }
}

it('hours above what was agreed cost the business what they earn, in the same proportion', async () => {
  const { approve, report, balances } = await worked24Hours(30)
  expect(await approve()).toMatchObject({ status: 200, body: { state: 'approved' } })
  // 24 are to 17 as 28.24 are to 20; credits are set aside in whole ones.
  const used = Math.floor((20 * 24 * creditValueOre) / 17) / creditValueOre
  expect(await balances()).toEqual({ earned: 24, used, left: 21 })
  expect((await report()).split).toMatchObject({
    paidOre: used * creditValueOre,
    earnedOre: 24 * creditValueOre,
  })
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
})

it('are not approved with too few credits, and nothing has changed', async () => {
  const { ids, month, approve, dispute, report, balances } = await worked24Hours(2)
  expect(await approve()).toMatchObject({ status: 409, body: { code: 'credits_missing' } })
  expect(await balances()).toEqual({ earned: 0, used: 0, left: 2 })
  expect(await report()).toMatchObject({ state: 'above', revision: 2 })

  await dispute('Vi har inte så många krediter.')
  const settle = (hours: number) =>
    world.ask('reports settle', {
      partnerId: ids.partnerId,
      assignmentId: ids.inquiryId,
      month,
      hours,
      reason: 'Loggen.',
    })
  expect(await settle(24)).toEqual({
    refused: 'The business has too few credits left for work above what was agreed.',
  })
  expect(await settle(17)).toEqual({ changed: true })
  expect(await balances()).toMatchObject({ earned: 17, left: 2 })
})

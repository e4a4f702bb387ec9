import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { approveReport, readOrderedWork } from '#shared/reports/business-reports.ts'
import { readWork, submitReport } from '#shared/reports/partner-reports.ts'
import type { ShownReport } from '#shared/reports/report.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { liveSessions } from './live-sessions.ts'
import { line } from './reported-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof milestonesIn>>
let business: ReturnType<typeof httpCaller>
let partner: ReturnType<typeof httpCaller>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
  const load = async (path: string) => httpCaller((await import(path)).handler, services.originSecret)
  business = await load('#lambdas/reports/business-reports.http.ts')
  partner = await load('#lambdas/reports/partner-reports.http.ts')
  table = (await import('#lambdas/platform/table/table.ts')).table
})
afterEach(() => clock.moveBy(-clock.offset()))

type Ids = Awaited<ReturnType<typeof world.fixed>>

const today = () => swedishDay(clock.now())

/** What both sides do with the report of the present month. */
const onMonth = ({ partnerId, businessId, inquiryId: id }: Ids) => {
  const month = today().slice(0, 7)
  const asPartner = { claims: world.claimsOf(partnerId, 'partner') }
  const asBusiness = { claims: world.claimsOf(businessId, 'business') }
  return {
    month,
    submit: (hours: number) =>
      partner(submitReport, {
        ...{ ...asPartner, params: { id, month } },
        body: { lines: [line(today(), hours)], version: 0, hasNoHours: false },
      }),
    approve: (revision: number) =>
      business(approveReport, {
        ...{ ...asBusiness, params: { partnerId, id, month } },
        body: { revision, acceptsMore: true },
      }),
    settle: (hours: number) =>
      world.ask('reports settle', {
        ...{ partnerId, assignmentId: id, month, hours, reason: 'Enligt loggen.' },
      }),
    read: async () => {
      const shown = [
        await partner(readWork, { ...asPartner, params: { id } }),
        await business(readOrderedWork, { ...asBusiness, params: { partnerId, id } }),
      ]
      return shown.map(({ body }) => body.reports.find((report: ShownReport) => report.month === month))
    },
  }
}

const isRefunded = async ({ partnerId, inquiryId: id }: Ids): Promise<boolean> => {
  const claims = world.claimsOf(partnerId, 'partner')
  return (await partner(readWork, { claims, params: { id } })).body.assignment.isRefunded
}

const claim = (ids: Ids) => world.as('business', ids).claim('Vi är inte nöjda med arbetet.')

const settleClaim = async ({ inquiryId }: Ids) => {
  const granted = { inquiryId, outcome: 'refund', reason: 'Ni får krediterna åter.' }
  expect(await world.ask('agreements settle', granted)).toEqual({ changed: true })
}

const grant = async (ids: Ids) => {
  await claim(ids)
  await settleClaim(ids)
}

/** The credits of both sides: what the business has used and has left, and what the partner is owed. */
const creditsOf = async ({ businessId, partnerId }: Ids) => {
  const of = async (key: string, account: string) => {
    const balances = await world.work.below(key, `BALANCE#${account}`)
    return balances.reduce((sum, { balance }) => sum + Number(balance), 0) / creditValueOre
  }
  return {
    used: await of(`BUSINESS#${businessId}`, 'used'),
    left: await of(`BUSINESS#${businessId}`, 'available'),
    owed: await of(`PARTNER#${partnerId}`, 'payable'),
  }
}

const pass = async (days: number) => {
  clock.moveBy(days * 86_400_000)
  await sessions.renew()
  await world.tick()
  await world.tick()
}

const listed = async (kind: 'reports' | 'milestones', { inquiryId }: Ids) => {
  const { items = [] } = await world.ask(`${kind} waiting`, {})
  return items.filter(item => item.inquiryId === inquiryId).map(({ state }) => state)
}

const faults = async () => ledgerFaults(await wholeTable(services.documents))

describe('a report that waits when the guarantee is granted', () => {
  it('is left to the operators: neither silence nor the business spends what the house pays', async () => {
    const ids = await world.signed()
    const { month, submit, approve, settle, read } = onMonth(ids)
    await submit(8)
    await grant(ids)
    const [shown] = await read()
    expect((await approve(shown.revision)).body.code).toBe('moved_on')
    const before = await creditsOf(ids)
    expect(before).toEqual({ used: 0, left: 50, owed: 0 })
    await pass(8)
    expect(await read()).toMatchObject([
      { month, state: 'referred', turn: 'operator', until: null, split: null },
      { month, state: 'referred', turn: 'operator', until: null, split: null },
    ])
    const stored = await world.work.read(`PARTNER#${ids.partnerId}`, `REPORT#${ids.inquiryId}#${month}`)
    expect(stored).toMatchObject({ last: { name: 'remindOperator', by: 'time' } })
    expect(await listed('reports', ids)).toContain('referred')
    expect(await creditsOf(ids)).toEqual(before)
    expect(await settle(8)).toEqual({ changed: true })
    const [settled] = await read()
    expect(settled).toMatchObject({ state: 'settled', approvedQuarters: 32, reason: 'Enligt loggen.' })
    const { owed, ...own } = await creditsOf(ids)
    expect(own).toEqual({ used: 0, left: 50 })
    expect(owed).toBeGreaterThan(0)
    expect(await faults()).toEqual([])
  })

  it('costs the business nothing, also above the agreed hours, and may count for nothing', async () => {
    const [paid, unpaid] = [await world.signed(), await world.signed()]
    for (const ids of [paid, unpaid]) {
      await onMonth(ids).submit(24)
      await grant(ids)
    }
    expect(await onMonth(paid).settle(24)).toEqual({ changed: true })
    expect(await onMonth(unpaid).settle(0)).toEqual({ changed: true })
    expect(await creditsOf(paid)).toMatchObject({ used: 0, left: 50 })
    expect(await creditsOf(unpaid)).toEqual({ used: 0, left: 50, owed: 0 })
    expect(await listed('reports', unpaid)).not.toContain('referred')
    expect(await faults()).toEqual([])
  })
})

describe('hours above the agreed ones that the business has approved', () => {
  it('are given back with all others, once, and the partner keeps what they earned', async () => {
    const ids = await world.signed()
    const { submit, approve, read } = onMonth(ids)
    await submit(24)
    const [shown] = await read()
    expect((await approve(shown.revision)).status).toBe(200)
    const before = await creditsOf(ids)
    expect(before.used).toBeGreaterThan(20)
    expect(before.left).toBeLessThan(30)
    await grant(ids)
    expect(await creditsOf(ids)).toEqual({ used: 0, left: 50, owed: before.owed })
    expect(await faults()).toEqual([])
  })

  it('also if they are approved while the guarantee is granted', async () => {
    const ids = await world.signed()
    const { submit, approve, read } = onMonth(ids)
    await submit(24)
    const [shown] = await read()
    await claim(ids)
    runBeforeWrite(table, () => approve(shown.revision))
    await settleClaim(ids)
    expect((await read())[0]).toMatchObject({ state: 'approved', approvedQuarters: 96 })
    expect(await creditsOf(ids)).toMatchObject({ used: 0, left: 50 })
    expect(await faults()).toEqual([])
  })
})

describe('a month that is submitted after the guarantee was granted', () => {
  it('is left to the operators at once', async () => {
    const ids = await world.signed()
    expect(await isRefunded(ids)).toBe(false)
    await grant(ids)
    expect(await isRefunded(ids)).toBe(true)
    expect((await onMonth(ids).submit(8)).body).toMatchObject({ state: 'referred', turn: 'operator' })
    await pass(8)
    expect(await creditsOf(ids)).toEqual({ used: 0, left: 50, owed: 0 })
  })

  it('or while it is granted, whichever is first', async () => {
    const [granted, submitted] = [await world.signed(), await world.signed()]
    await claim(granted)
    runBeforeWrite(table, () => settleClaim(granted))
    await onMonth(granted).submit(8)
    await claim(submitted)
    runBeforeWrite(table, () => onMonth(submitted).submit(8))
    await settleClaim(submitted)
    for (const ids of [granted, submitted])
      expect((await onMonth(ids).read())[0]).toMatchObject({ state: 'referred' })
  })
})

describe('a fixed price of which a part is accepted', () => {
  it('is given back whole, no more and no less', async () => {
    const ids = await world.fixed('Förstudie: 7\nDriftsättning: 13')
    await world.asPartner(ids).deliver(2, 1)
    const [, { revision } = { revision: 0 }] = await world.milestonesOf(ids)
    expect((await world.asBusiness(ids).accept(2, revision)).status).toBe(200)
    expect(await creditsOf(ids)).toMatchObject({ used: 13, left: 30 })
    await grant(ids)
    expect(await creditsOf(ids)).toMatchObject({ used: 0, left: 50 })
    expect(await faults()).toEqual([])
  })
})

describe('a milestone that is delivered when the guarantee is granted', () => {
  it('is left to the operators, who have it paid or struck; silence is no yes', async () => {
    const ids = await world.fixed('Förstudie: 5\nDriftsättning: 10\nUtbildning: 5')
    await world.asPartner(ids).deliver(1, 1)
    await world.asPartner(ids).deliver(2, 1)
    await grant(ids)
    await pass(8)
    const states = async () => (await world.milestonesOf(ids)).map(({ state }) => state)
    expect(await states()).toEqual(['referred', 'referred', 'dropped'])
    expect(await listed('milestones', ids)).toEqual(['referred', 'referred'])
    const [{ revision } = { revision: 0 }] = await world.milestonesOf(ids)
    expect((await world.asBusiness(ids).accept(1, revision)).body.code).toBe('moved_on')
    expect(await creditsOf(ids)).toEqual({ used: 0, left: 50, owed: 0 })
    const { partnerId, inquiryId: assignmentId } = ids
    const settle = (number: string, outcome: string) =>
      world.ask('milestones settle', { partnerId, assignmentId, number, outcome, reason: 'Enligt avtalet.' })
    expect(await settle('1', 'accept')).toEqual({ changed: true })
    expect(await settle('2', 'strike')).toEqual({ changed: true })
    expect(await states()).toEqual(['accepted', 'dropped', 'dropped'])
    expect(await creditsOf(ids)).toEqual({ used: 0, left: 50, owed: 4 })
    expect(await faults()).toEqual([])
  })

  it('is one of at most ten, which are all left in one transaction', async () => {
    const ids = await world.fixed(Array.from({ length: 10 }, (_, at) => `Del ${at + 1}: 2`).join('\n'))
    for (let number = 1; number <= 10; number += 1) await world.asPartner(ids).deliver(number, 1)
    await grant(ids)
    expect(await listed('milestones', ids)).toEqual(Array(10).fill('referred'))
  })
})

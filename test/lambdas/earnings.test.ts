import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listEarnings as rule, type WorkedMonth } from '#lambdas/earnings/list-earnings.ts'
import { clock } from '#shared/contract/clock.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

/** Months without a gap, newest first, with any hours (quarters), earnings and payouts. */
const workedMonths: fc.Arbitrary<WorkedMonth[]> = fc
  .array(
    fc.record({
      totalHours: fc.integer({ min: 0, max: 4 * 744 }).map(quarters => quarters / 4),
      earnedOre: fc.integer({ min: 0, max: 5_000 * 112_500 }),
      paidOutOre: fc.integer({ min: 0, max: 5_000 * 112_500 }),
    }),
    { maxLength: 60 },
  )
  .map(months =>
    months.map((month, place) => ({
      ...month,
      month: new Date(Date.UTC(2026, 10 - place)).toISOString().slice(0, 7),
    })),
  )

describe('earnings', () => {
  it('are sums of months that equal the totals, in whole öre', () => {
    fc.assert(
      fc.property(workedMonths, worked => {
        const { months, totals } = rule(worked, now)
        const bySum = (field: 'totalEarningsOre' | 'paidOutOre') =>
          months.reduce((sum, month) => sum + BigInt(month[field]), 0n)
        expect(BigInt(totals.totalEarningsOre)).toBe(bySum('totalEarningsOre'))
        expect(BigInt(totals.paidOutOre)).toBe(bySum('paidOutOre'))
        expect(totals.creditsEarned).toBeCloseTo(totals.totalEarningsOre / 112_500, 2)
        const quarters = worked.reduce((sum, { totalHours }) => sum + Math.round(totalHours * 4), 0)
        expect(totals.totalHours).toBe(quarters / 4)
      }),
    )
  })

  it('are pending unless they are paid out, and never below zero', () => {
    fc.assert(
      fc.property(workedMonths, worked => {
        const { totalEarningsOre, paidOutOre, pendingOre } = rule(worked, now).totals
        expect(pendingOre).toBeGreaterThanOrEqual(0)
        if (paidOutOre <= totalEarningsOre) expect(pendingOre + paidOutOre).toBe(totalEarningsOre)
        else expect(pendingOre).toBe(0)
      }),
    )
  })

  it('are paid for a month exactly from the öre that covers what was earned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5_000_000 }),
        fc.integer({ min: -2, max: 2 }),
        (earnedOre, off) => {
          const worked = { month: '2026-10', totalHours: 1, earnedOre }
          const { months } = rule([{ ...worked, paidOutOre: earnedOre + off }], now)
          expect(months[0]?.payout).toBe(off < 0 ? 'pending' : 'paid')
        },
      ),
    )
  })

  it.each([
    ['the last minute of October', '2026-10-31T22:59:00Z', '2026-10'],
    ['midnight', '2026-10-31T23:00:00Z', '2026-11'],
    ['midnight in summer', '2026-06-30T22:00:00Z', '2026-07'],
    ['New Year’s night', '2026-12-31T23:00:00Z', '2027-01'],
  ])('show as this month what it is in Sweden at %s', (_, instant, month) => {
    const worked = ['2026-06', '2026-07', '2026-10', '2026-11', '2026-12', '2027-01'].map(one => ({
      month: one,
      totalHours: 1,
      earnedOre: 112_500,
      paidOutOre: 0,
    }))
    expect(rule(worked, Date.parse(instant)).thisMonth?.month).toBe(month)
  })
})

const services = runningServices()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let operate: (command: unknown) => Promise<{ changed: boolean }>

beforeAll(async () => {
  const { handler } = await import('#lambdas/earnings/earnings.http.ts')
  call = httpCaller(handler, services.originSecret)
  operate = (await import('#lambdas/operator/operator.command.ts')).handler as typeof operate
})
afterEach(() => clock.moveBy(-clock.offset()))

const list = async (sub: string) =>
  (await call(listEarnings, { claims: { sub, token_use: 'access', client_id: 'partner-client' } })).body

const record = (partnerId: string, month: string, creditsEarned = 10, paidOutOre = 0) =>
  operate({
    command: 'earnings record',
    input: { partnerId, month, totalHours: 12.5, creditsEarned, paidOutOre },
  })

describe('a partner', () => {
  it('has no earnings before the first month', async () => {
    expect(await list(randomUUID())).toEqual({
      months: [],
      totals: {
        totalHours: 0,
        creditsEarned: 0,
        totalEarningsOre: 0,
        vatOre: 0,
        paidOutOre: 0,
        pendingOre: 0,
      },
      thisMonth: null,
    })
  })

  it('sees the months newest first, over the turn of the year, and the current one', async () => {
    const sub = await work.createPartner()
    for (const month of ['2026-02', '2025-12', '2026-11', '2026-01']) await record(sub, month)
    clock.moveBy(now - clock.now())
    const { months, thisMonth } = await list(sub)
    expect(months.map(({ month }: { month: string }) => month)).toEqual([
      '2026-11',
      '2026-02',
      '2026-01',
      '2025-12',
    ])
    expect(thisMonth).toEqual({
      month: '2026-11',
      totalHours: 12.5,
      creditsEarned: 10,
      totalEarningsOre: 1_125_000,
      vatOre: 0,
      paidOutOre: 0,
      payout: 'pending',
    })
  })

  it('sees what is paid and what is pending', async () => {
    const sub = await work.createPartner()
    await record(sub, '2026-09', 10, 1_125_000)
    await record(sub, '2026-10', 4, 100_000)
    const { months, totals } = await list(sub)
    expect(months.map(({ payout }: { payout: string }) => payout)).toEqual(['pending', 'paid'])
    expect(totals).toEqual({
      totalHours: 25,
      creditsEarned: 14,
      totalEarningsOre: 1_575_000,
      vatOre: 0,
      paidOutOre: 1_225_000,
      pendingOre: 350_000,
    })
  })

  it('sees only their own', async () => {
    await record(randomUUID(), '2026-11')
    expect((await list(randomUUID())).months).toEqual([])
  })
})

describe('the operator', () => {
  it('records a month once', async () => {
    const sub = await work.createPartner()
    expect(await record(sub, '2026-11', 10)).toEqual({ changed: true })
    expect(await record(sub, '2026-11', 10)).toEqual({ changed: false })
    expect((await list(sub)).totals.creditsEarned).toBe(10)
  })

  it('sees what a month has already if that differs', async () => {
    const sub = await work.createPartner()
    await record(sub, '2026-11', 10)
    expect(await record(sub, '2026-11', 20)).toEqual({
      refused:
        '2026-11 is stored already: 12.5 hours, 10 credits, 0 kr paid out. Change it with hours record and payouts mark.',
    })
    expect((await list(sub)).totals.creditsEarned).toBe(10)
  })

  it('is recorded a month of only once approved', async () => {
    for (const sub of [randomUUID(), await work.createPartner('pending')]) {
      expect(await record(sub, '2026-11')).toEqual({
        refused: `The partner is not approved: partners approve ${sub}`,
      })
      expect((await list(sub)).months).toEqual([])
    }
  })

  it.each([
    ['a payout below zero', { paidOutOre: -1 }],
    ['half an öre', { paidOutOre: 0.5 }],
    ['half a credit', { creditsEarned: 0.5 }],
    ['ten minutes', { totalHours: 1 / 6 }],
    ['a month that there is not', { month: '2026-13' }],
  ])('cannot record %s', async (_, given) => {
    const sub = await work.createPartner()
    const worked = { month: '2026-11', totalHours: 1, creditsEarned: 1, paidOutOre: 0, ...given }
    await expect(
      operate({ command: 'earnings record', input: { partnerId: sub, ...worked } }),
    ).rejects.toThrow()
    expect((await list(sub)).months).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { clock } from '#shared/contract/clock.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { failCallAt } from './failing-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
let earnings: ReturnType<typeof httpCaller>
let assignments: ReturnType<typeof httpCaller>
const ask = createAsk(() => handler)
const work = workIn(services)
const month = '2026-10'

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  const months = await import('#lambdas/earnings/earnings.http.ts')
  const worked = await import('#lambdas/assignments/assignments.http.ts')
  earnings = httpCaller(months.handler, services.originSecret)
  assignments = httpCaller(worked.handler, services.originSecret)
})
afterEach(() => clock.moveBy(-clock.offset()))

const clockAt = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

const createAssigned = async () => {
  clockAt('2026-11-20T08:00:00.000Z')
  const [partnerId, assignmentId] = [await work.createPartner(), randomUUID()]
  const recorded = buildAssignment({ id: assignmentId, totalHours: 0, creditsEarned: 0 })
  await ask('assignments record', { partnerId, ...recorded })
  const record = (hours: number, credits: number, given: object = {}) =>
    ask('hours record', { partnerId, assignmentId, month, hours, credits, ...given })
  const pay = (given: object = {}) => ask('payouts mark', { partnerId, month, ...given })
  return { partnerId, assignmentId, record, pay }
}

/** Returns what the partner sees of the month and of the assignment. */
const seenBy = async (sub: string) => {
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  const { months, totals } = (await earnings(listEarnings, { claims })).body
  const [assignment] = (await assignments(listAssignments, { query: {}, claims })).body.items
  const { totalHours, creditsEarned, totalEarningsOre } = assignment
  return {
    months,
    pendingOre: totals.pendingOre,
    assignment: { totalHours, creditsEarned, totalEarningsOre },
  }
}

const sums = { totalHours: 37.5, creditsEarned: 10, totalEarningsOre: 1_125_000 }

describe('hours', () => {
  it('are added to the month and the assignment, and their value follows', async () => {
    const { partnerId, record } = await createAssigned()
    expect(await record(30.25, 8)).toEqual({ changed: true })
    expect(await record(7.25, 2)).toEqual({ changed: true })
    expect(await seenBy(partnerId)).toEqual({
      months: [{ month, ...sums, paidOutOre: 0, payout: 'pending' }],
      pendingOre: 1_125_000,
      assignment: sums,
    })
  })

  it('of the same reference are added once, by however many at a time; of another, again', async () => {
    const { partnerId, record } = await createAssigned()
    const answers = await Promise.all(Array.from({ length: 4 }, () => record(37.5, 10)))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect((await seenBy(partnerId)).assignment).toEqual(sums)
    await record(37.5, 10, { reference: 'vecka 41' })
    expect((await seenBy(partnerId)).assignment.totalHours).toBe(75)
    const { item } = await ask('earnings show', { partnerId, month })
    expect(item?.entries).toMatchObject([
      { kind: 'hours', totalHours: 37.5, reference: '-' },
      { kind: 'hours', totalHours: 37.5, reference: 'vecka 41' },
    ])
  })

  it('recorded by several operators at the same time all count', async () => {
    const { partnerId, record } = await createAssigned()
    await Promise.all([1, 2, 3].map(hours => record(hours, 1)))
    expect(await seenBy(partnerId)).toMatchObject({
      months: [{ totalHours: 6, creditsEarned: 3 }],
      assignment: { totalHours: 6, creditsEarned: 3 },
    })
  })

  it('can be corrected, down to zero and to what was paid out', async () => {
    const { partnerId, record, pay } = await createAssigned()
    await record(37.5, 10)
    expect((await record(-38, 0)).refused).toBe('That is more than was recorded.')
    await pay({ kronor: 4_500 })
    expect((await record(-10, -7)).refused).toBe('4500 kr of that month were paid out already.')
    expect(await record(-10, -6)).toEqual({ changed: true })
    expect((await seenBy(partnerId)).months).toMatchObject([
      { totalHours: 27.5, creditsEarned: 4, paidOutOre: 450_000, payout: 'paid' },
    ])
  })

  it('are refused for a future month in Sweden, for another partner’s assignment, and without a value', async () => {
    const { record, pay } = await createAssigned()
    clockAt('2026-11-30T22:30:00.000Z')
    expect((await record(1, 1, { month: '2026-12' })).refused).toBe('2026-12 has not begun.')
    clockAt('2026-11-30T23:30:00.000Z')
    expect((await record(1, 1, { month: '2026-12' })).changed).toBe(true)
    expect((await record(1, 1, { assignmentId: randomUUID() })).refused).toMatch(/no such assignment/)
    expect((await record(0, 0)).refused).toMatch(/both are 0/)
    expect((await pay()).refused).toBe('Nothing was recorded in 2026-10.')
    await expect(record(1.1, 1)).rejects.toThrow()
  })
})

describe('a payout', () => {
  it('pays the month, once', async () => {
    const { partnerId, record, pay } = await createAssigned()
    await record(37.5, 10)
    const answers = await Promise.all([pay(), pay(), pay()])
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await seenBy(partnerId)).toMatchObject({
      months: [{ paidOutOre: 1_125_000, payout: 'paid' }],
      pendingOre: 0,
    })
    await record(1, 1)
    expect((await seenBy(partnerId)).months).toMatchObject([{ payout: 'pending' }])
    expect(await pay()).toEqual({ changed: true })
    expect((await seenBy(partnerId)).months).toMatchObject([{ paidOutOre: 1_237_500, payout: 'paid' }])
  })

  it('in parts never comes to more than was earned', async () => {
    const { partnerId, record, pay } = await createAssigned()
    await record(37.5, 10)
    expect(await pay({ kronor: 5_500 })).toEqual({ changed: true })
    expect(await pay({ kronor: 5_500 })).toEqual({ changed: false })
    expect(await pay({ kronor: 5_500, reference: 'resten av lönen' })).toEqual({ changed: true })
    expect((await pay({ kronor: 251 })).refused).toBe('Only 250 kr of 2026-10 are pending.')
    expect(await pay()).toEqual({ changed: true })
    expect((await seenBy(partnerId)).months).toMatchObject([{ paidOutOre: 1_125_000, payout: 'paid' }])
  })

  it('in parts that operators mark at the same time stays within what was earned, too', async () => {
    const { partnerId, record, pay } = await createAssigned()
    await record(37.5, 10)
    const parts = [6_000, 6_001, 6_002, 6_003]
    const answers = await Promise.all(parts.map(kronor => pay({ kronor })))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect((await seenBy(partnerId)).months[0].paidOutOre).toBeLessThan(1_125_000)
  })

  it('and hours, killed at any call and repeated, count once', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    for (let place = 0; place < 4; place += 1) {
      const { partnerId, record, pay } = await createAssigned()
      for (const command of [() => record(37.5, 10), () => pay()]) {
        const stop = failCallAt(table, place, 'after')
        await command().catch(() => undefined)
        stop()
        await command()
      }
      const { months, assignment } = await seenBy(partnerId)
      expect([assignment, months[0].paidOutOre], `killed after call ${place}`).toEqual([sums, 1_125_000])
      expect(await work.below(`PARTNER#${partnerId}`, 'ENTRY#')).toHaveLength(2)
    }
  })
})

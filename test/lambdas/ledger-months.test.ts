import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileOf } from './paid-by-bank.ts'
import { creditOre, paidMonths } from './paid-months.ts'
import { payablesIn } from './payable-partners.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below, at, ask, askBank, shown, balancesOf, nothingWrong, working } = paidMonths(services)
const { createPayable, payoutsOf } = payablesIn(services)
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  table = (await import('#lambdas/platform/table/table.ts')).table
})

describe('what is paid of a month', () => {
  it('is what its own accounts say, and no other month’s; the month counts the work alone', async () => {
    const { partnerId, work, pay } = await working()
    await work('2026-09', 3)
    await work('2026-10', 2)
    await pay('2026-09', { kronor: 1_125 })
    expect(await shown(partnerId)).toEqual({
      months: [
        ['2026-10', 2, 0, 'pending'],
        ['2026-09', 3, 1, 'pending'],
      ],
      pending: 4,
    })
    await pay('2026-09')
    expect((await shown(partnerId)).months[1]).toEqual(['2026-09', 3, 3, 'paid'])
    expect(await balancesOf(partnerId)).toEqual({ 'payable#2026-09': 0, 'payable#2026-10': 2 })
    const [stored] = await below(`PARTNER#${partnerId}`, 'EARNINGS#2026-09')
    expect(stored).not.toHaveProperty('paidOutOre')
    await nothingWrong()
  })

  it('counts what was counted in whole credits before it was in öre', async () => {
    const { partnerId, work, pay } = await working()
    const key = { PK: `PARTNER#${partnerId}`, SK: 'EARNINGS#2026-09' }
    await put({ ...key, month: '2026-09', totalHours: 1, creditsEarned: 3 })
    await work('2026-09', 2)
    expect(await read(key.PK, key.SK)).toMatchObject({ creditsEarned: 3, earnedOre: 2 * creditOre })
    expect(await shown(partnerId)).toEqual({ months: [['2026-09', 5, 0, 'pending']], pending: 5 })
    await pay('2026-09')
    expect(await shown(partnerId)).toEqual({ months: [['2026-09', 5, 5, 'paid']], pending: 0 })
    await nothingWrong()
  })

  it('is not what is on its way: that is in transit until the bank confirms it', async () => {
    const sub = await createPayable()
    await askBank('pay-files make', {})
    expect(await balancesOf(sub)).toEqual({ 'payable#2026-09': 0, 'inTransit#2026-09': 2 })
    expect((await shown(sub)).months).toEqual([['2026-09', 2, 0, 'pending']])
    await nothingWrong()
    const [payout] = await payoutsOf(sub)
    const booked = { reference: randomUUID(), amount: '2250.00', direction: 'DBIT' as const }
    const file = fileOf({ ...booked, endToEndId: String(payout?.id) })
    expect(await askBank('bank import', { file })).toMatchObject({ matched: 1 })
    expect((await shown(sub)).months).toEqual([['2026-09', 2, 2, 'paid']])
    await nothingWrong()
  })

  it('may be more than was earned in a month from elsewhere: what comes later is earned against it', async () => {
    const { partnerId, work, pay } = await working()
    const elsewhere = {
      partnerId,
      month: '2026-08',
      totalHours: 1,
      creditsEarned: 1,
      paidOutOre: 3 * creditOre,
    }
    await ask('earnings record', elsewhere)
    expect(await ask('earnings record', elsewhere)).toEqual({ changed: false })
    expect((await shown(partnerId)).months).toEqual([['2026-08', 1, 3, 'paid']])
    await work('2026-08', 5)
    expect(await shown(partnerId)).toEqual({ months: [['2026-08', 6, 3, 'pending']], pending: 3 })
    await pay('2026-08')
    expect(await shown(partnerId)).toEqual({ months: [['2026-08', 6, 6, 'paid']], pending: 0 })
    await nothingWrong()
  })
})

describe('a decision on a month whose balance is another by then', () => {
  it('is made anew: a payout that another operator has marked meanwhile is not marked twice', async () => {
    const { partnerId, work, pay } = await working()
    await work('2026-09', 5)
    const half = { kronor: 3 * 1_125 }
    runBeforeWrite(table, () => pay('2026-09', { ...half, reference: 'first' }))
    expect((await pay('2026-09', { ...half, reference: 'second' })).refused).toContain('2250 kr')
    expect((await shown(partnerId)).months).toEqual([['2026-09', 5, 3, 'pending']])
    await nothingWrong()
  })

  it('is refused, however much would be left to pay', async () => {
    const { partnerId, work, pay } = await working()
    await work('2026-09', 5)
    const { monthRecords } = await import('#lambdas/earnings/earnings.store.ts')
    const records = monthRecords(partnerId, { command: 'payouts mark', id: randomUUID(), at, by: 'a test' })
    const month = await records.findMonth('2026-09')
    if (!month) throw new Error('The month is not found.')
    await pay('2026-09', { kronor: 1_125 })
    const payout = { id: randomUUID(), amountOre: creditOre, reference: '-', month }
    expect(await records.addPayout(payout)).toBe(false)
    expect((await shown(partnerId)).months).toEqual([['2026-09', 5, 1, 'pending']])
  })

  it('takes no correction below what was paid meanwhile', async () => {
    const { partnerId, work, pay } = await working()
    await work('2026-09', 5)
    runBeforeWrite(table, () => pay('2026-09', { kronor: 4 * 1_125 }))
    expect((await work('2026-09', -2, 'wrong')).refused).toContain('4500 kr of that month were paid out')
    expect((await shown(partnerId)).months).toEqual([['2026-09', 5, 4, 'pending']])
    await nothingWrong()
  })

  /** Puts what is due to a partner into a pay file. */
  const claimed = async (sub: string) => {
    const { claim } = await import('#lambdas/bank/payouts.store.ts')
    const { payFileEntity } = await import('#shared/bank/pay-file.entity.ts')
    const [id, fileId] = [randomUUID(), randomUUID()]
    await put({ ...payFileEntity.key({ id: fileId }), id: fileId, state: 'making' })
    const planned = { id, partnerId: sub, month: '2026-09', ore: 2 * creditOre }
    return claim(planned, { id: fileId, executeOn: '2026-12-01' }, { at, by: 'a test' })
  }

  /** As if a credit note had been made for all of the month. */
  const credited = async (sub: string) =>
    put({ ...(await read(`PARTNER#${sub}`, 'EARNINGS#2026-09')), dueOre: 0 })

  it('takes nothing into a pay file that was paid by hand meanwhile', async () => {
    const sub = await createPayable()
    runBeforeWrite(table, () => ask('payouts mark', { partnerId: sub, month: '2026-09' }))
    expect(await claimed(sub)).toBe(false)
    expect(await balancesOf(sub)).toEqual({ 'payable#2026-09': 0 })
    expect(await payoutsOf(sub)).toEqual([])
  })

  it('pays nothing that is credited meanwhile, in a pay file or by hand', async () => {
    const [one, other] = [await createPayable(), await createPayable()]
    runBeforeWrite(table, () => credited(one))
    expect(await claimed(one)).toBe(false)
    runBeforeWrite(table, () => credited(other))
    expect(await ask('payouts mark', { partnerId: other, month: '2026-09' })).toEqual({ changed: false })
    expect([await balancesOf(one), await balancesOf(other)]).toEqual([{}, {}])
  })
})

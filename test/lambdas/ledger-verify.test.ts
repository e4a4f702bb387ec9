import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Posting } from '#lambdas/platform/ledger/entry.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { credit, debit } from '#shared/ledger/leg.ts'
import { fileOf } from './paid-by-bank.ts'
import { creditOre, paidMonths } from './paid-months.ts'
import { payablesIn } from './payable-partners.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const months = paidMonths(services)
const {
  put,
  read,
  below,
  at,
  ask,
  askBank,
  createListed,
  shown,
  balancesOf,
  verified,
  nothingWrong,
  working,
} = months
const { createPayable, payoutsOf } = payablesIn(services)

/** A partner of whom the ledger has all months together, as it had them before each had accounts of its own. */
const together = async (months: Record<string, { credits: number; paid: number; inTransit?: number }>) => {
  const partnerId = await createListed()
  const { posting } = await import('#lambdas/platform/ledger/posting.store.ts')
  const { tryTransact } = await import('#lambdas/platform/table/transact.ts')
  const post = async (kind: Posting['kind'], cause: string, legs: Posting['legs']) =>
    expect(await tryTransact(await posting({ kind, cause, legs, at, by: 'a test' }))).toBe(true)
  const owner = { owner: partnerId }
  let [owed, way] = [0, 0]
  for (const [month, { credits, paid, inTransit = 0 }] of Object.entries(months)) {
    const counted = { month, totalHours: 1, creditsEarned: credits, paidOutOre: paid * creditOre }
    await put({
      ...earningsEntity.key({ sub: partnerId, month }),
      ...{ ...counted, inTransitOre: inTransit * creditOre },
    })
    owed += (credits - paid) * creditOre
    way += inTransit * creditOre
  }
  const pending = owed < 0 ? debit('overpaid', -owed, owner) : credit('payable', owed, owner)
  await post('opening', `payable ${partnerId}`, [debit('opening', owed), pending])
  if (way > 0)
    await post('ordered', 'of a file', [debit('payable', way, owner), credit('inTransit', way, owner)])
  return partnerId
}

/** What a partner has on all accounts together, in credits. */
const totalOf = async (sub: string) => {
  const balances = await below(`PARTNER#${sub}`, 'BALANCE#')
  const owed = balances.map(
    ({ account, balance }) => Number(balance) * (/^over/.test(String(account)) ? -1 : 1),
  )
  return owed.reduce((sum, ore) => sum + ore, 0) / creditOre
}

describe('what the ledger had of all months together', () => {
  const earlier = {
    ...{ '2026-06': { credits: 4, paid: 4 }, '2026-07': { credits: 3, paid: 5 } },
    '2026-08': { credits: 6, paid: 1 },
  }

  it('goes to each month with its first change; what partners see and the totals stay', async () => {
    const partnerId = await together(earlier)
    const before = await shown(partnerId)
    expect(before.months).toEqual([
      ['2026-08', 6, 1, 'pending'],
      ['2026-07', 3, 5, 'paid'],
      ['2026-06', 4, 4, 'paid'],
    ])
    await nothingWrong()
    await ask('payouts mark', { partnerId, month: '2026-08', kronor: 1_125 })
    expect(await totalOf(partnerId)).toBe(2)
    expect((await shown(partnerId)).months).toEqual([['2026-08', 6, 2, 'pending'], ...before.months.slice(1)])
    await nothingWrong()
    // More went to August than there was of all: July owes the rest.
    expect(await balancesOf(partnerId)).toEqual({ payable: 0, overpaid: 2, 'payable#2026-08': 4 })
    await ask('ledger open', {})
    expect(await balancesOf(partnerId)).toMatchObject({ overpaid: 0, 'overpaid#2026-07': 2 })
    await nothingWrong()
  })

  it('is divided by `ledger open`, once, whatever was owed of some and overpaid of others', async () => {
    const partnerId = await together(earlier)
    const before = await shown(partnerId)
    // June is paid: there is nothing to open.
    expect(await ask('ledger open', {})).toMatchObject({ changed: true, opened: 2 })
    expect(await ask('ledger open', {})).toMatchObject({ changed: false, opened: 0 })
    expect(await balancesOf(partnerId)).toEqual({
      ...{ payable: 0, 'overpaid#2026-07': 2, 'payable#2026-08': 5 },
    })
    expect(await shown(partnerId)).toEqual(before)
    const balances = (await ask('ledger balance', {})).items ?? []
    expect(balances.reduce((sum, row) => sum + Number(row.balanceOre), 0)).toBe(0)
    await nothingWrong()
  })

  it('has what was in a pay file, which the bank confirms after', async () => {
    const partnerId = await together({ '2026-08': { credits: 3, paid: 0, inTransit: 2 } })
    const { payoutEntity } = await import('#shared/bank/payout.entity.ts')
    const payout = { id: randomUUID().replaceAll('-', ''), partnerId, month: '2026-08', ore: 2 * creditOre }
    const index = payoutEntity.indexKey({ id: payout.id, createdAt: at })
    const stored = { ...payout, fileId: 'f', state: 'in file', createdAt: at }
    await put({ ...payoutEntity.key({ sub: partnerId, id: payout.id }), ...index, ...stored })
    await nothingWrong()
    const booked = { reference: randomUUID(), amount: '2250.00', direction: 'DBIT' as const }
    await askBank('bank import', { file: fileOf({ ...booked, endToEndId: payout.id }) })
    expect(await balancesOf(partnerId)).toEqual({
      ...{ payable: 0, inTransit: 0, 'payable#2026-08': 1, 'inTransit#2026-08': 0 },
    })
    expect((await shown(partnerId)).months).toEqual([['2026-08', 3, 2, 'pending']])
    await nothingWrong()
  })
})

describe('`ledger verify` finds', () => {
  it('work that was changed by hand', async () => {
    const { partnerId, work, pay } = await working()
    await work('2026-09', 3)
    await pay('2026-09', { kronor: 1_125 })
    await put({ ...(await read(`PARTNER#${partnerId}`, 'EARNINGS#2026-09')), earnedOre: 4 * creditOre })
    expect(await verified()).toEqual([
      {
        ...{ account: `${partnerId} 2026-09`, storedOre: 4 * creditOre, expectedOre: 3 * creditOre },
        what: 'what was earned is neither owed nor paid',
      },
    ])
  })

  it('a payout that was changed by hand', async () => {
    const sub = await createPayable()
    await askBank('pay-files make', {})
    const [payout] = await payoutsOf(sub)
    await put({ ...payout, ore: creditOre })
    expect(await verified()).toMatchObject([
      { account: `${sub} 2026-09`, storedOre: 2 * creditOre, expectedOre: creditOre },
    ])
    await put({ ...payout, state: 'paid' })
    expect(await verified()).toMatchObject([
      { account: `${sub} 2026-09`, storedOre: 2 * creditOre, expectedOre: 0 },
      { account: `${sub} payouts`, storedOre: 2 * creditOre, expectedOre: 0 },
    ])
  })

  it('VAT that is on no self-bill', async () => {
    const { partnerId, work } = await working()
    await work('2026-09', 3)
    await put({ ...(await read(`PARTNER#${partnerId}`, 'EARNINGS#2026-09')), vatOre: 7 })
    expect((await verified())?.map(({ what }) => what)).toContain('the VAT is not that of its self-bills')
  })
})

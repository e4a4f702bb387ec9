import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Posting } from '#lambdas/platform/ledger/entry.ts'
import { clock } from '#shared/contract/clock.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { listEarnings } from '#shared/earnings/list-earnings.ts'
import { credit, debit } from '#shared/ledger/leg.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { buildAssignment } from '../builders/partner-work.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { workIn } from './operated-work.ts'
import { bankIn, fileOf } from './paid-by-bank.ts'
import { payablesIn } from './payable-partners.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const { put, read, below, createPartner } = workIn(services)
const { createPayable, payoutsOf } = payablesIn(services)
const creditOre = 112_500
const at = new Date(clock.now()).toISOString()

const handlers = {} as Record<'bank' | 'operator', (event: unknown) => Promise<unknown>>
const { ask: askBank, askOperator: ask } = bankIn(services, () => handlers)
let earnings: ReturnType<typeof httpCaller>
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  handlers.operator = (await import('#lambdas/operator/operator.command.ts')).handler
  handlers.bank = (await import('#lambdas/operator/bank.command.ts')).handler
  earnings = httpCaller((await import('#lambdas/earnings/earnings.http.ts')).handler, services.originSecret)
  table = (await import('#lambdas/platform/table/table.ts')).table
})
beforeEach(() => emptyTable(services.documents, tableName))

/** Of each month, newest first: what it is worth, what is paid out, and whether that is all. */
const shown = async (sub: string) => {
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  const { months, totals } = (await earnings(listEarnings, { claims })).body
  return {
    months: months.map((one: Record<string, unknown>) => [
      ...[
        one.month,
        Number(one.totalEarningsOre) / creditOre,
        Number(one.paidOutOre) / creditOre,
        one.payout,
      ],
    ]),
    pending: totals.pendingOre / creditOre,
  }
}

/** The balances of a partner, in credits. */
const balancesOf = async (sub: string) =>
  Object.fromEntries(
    (await below(`PARTNER#${sub}`, 'BALANCE#')).map(({ account, balance }) => [
      account,
      Number(balance) / creditOre,
    ]),
  )

const verified = async () => (await ask('ledger verify', {})).items

const nothingWrong = async () => {
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
  expect(await verified()).toEqual([])
}

const working = async () => {
  const [partnerId, assignmentId] = [await createPartner(), randomUUID()]
  await put({ ...(await read(`PARTNER#${partnerId}`, 'PROFILE')), GSI1PK: 'PARTNERS#approved', GSI1SK: at })
  const recorded = buildAssignment({ id: assignmentId, totalHours: 0, creditsEarned: 0 })
  await ask('assignments record', { partnerId, ...recorded })
  const work = (month: string, credits: number, reference = '-') =>
    ask('hours record', { partnerId, assignmentId, month, hours: 0, credits, reference })
  const pay = (month: string, given: object = {}) => ask('payouts mark', { partnerId, month, ...given })
  return { partnerId, work, pay }
}

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

/** A partner of whom the ledger has all months together, as it had them before each had accounts of its own. */
const together = async (months: Record<string, { credits: number; paid: number; inTransit?: number }>) => {
  const partnerId = await createPartner()
  const profile = await read(`PARTNER#${partnerId}`, 'PROFILE')
  await put({ ...profile, GSI1PK: 'PARTNERS#approved', GSI1SK: at })
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
    expect(balances.reduce((sum, row) => sum + Number(row.balance), 0)).toBe(0)
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
    await put({ ...(await read(`PARTNER#${partnerId}`, 'EARNINGS#2026-09')), creditsEarned: 4 })
    expect(await verified()).toEqual([
      {
        ...{ account: `${partnerId} 2026-09`, stored: 4 * creditOre, expected: 3 * creditOre },
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
      { account: `${sub} 2026-09`, stored: 2 * creditOre, expected: creditOre },
    ])
    await put({ ...payout, state: 'paid' })
    expect(await verified()).toMatchObject([
      { account: `${sub} 2026-09`, stored: 2 * creditOre, expected: 0 },
      { account: `${sub} payouts`, stored: 2 * creditOre, expected: 0 },
    ])
  })

  it('VAT that is on no self-bill', async () => {
    const { partnerId, work } = await working()
    await work('2026-09', 3)
    await put({ ...(await read(`PARTNER#${partnerId}`, 'EARNINGS#2026-09')), vatOre: 7 })
    expect((await verified())?.map(({ what }) => what)).toContain('the VAT is not that of its self-bills')
  })
})

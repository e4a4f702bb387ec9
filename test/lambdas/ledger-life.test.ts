import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import type { CommandName } from '#shared/operator/commands.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { agreementsIn } from './agreed-work.ts'
import { emptyTable } from './empty-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  world = await agreementsIn(services)
})

type Signed = Awaited<ReturnType<typeof world.signed>>

const creditOre = 112_500
const month = swedishDay(Date.now()).slice(0, 7)
const payable = `payable#${month}`

const listed = async (command: CommandName, input: object = {}) =>
  (await world.ask(command, input)).items as Record<string, unknown>[]

/** On their own sides. */
const balancesOf = async ({ businessId, partnerId }: Signed) => {
  const items = [
    ...(await world.work.below(`BUSINESS#${businessId}`, 'BALANCE#')),
    ...(await world.work.below(`PARTNER#${partnerId}`, 'BALANCE#')),
  ]
  return Object.fromEntries(items.map(({ account, balance }) => [account, Number(balance) / creditOre]))
}

const work = ({ partnerId, inquiryId }: Signed, credits: number, reference = 'v. 1') =>
  world.ask('hours record', {
    ...{ partnerId, assignmentId: inquiryId, month, hours: 0, credits, reference },
  })

const nothingWrong = async () => {
  expect(ledgerFaults(await wholeTable(services.documents))).toEqual([])
  expect(await listed('ledger verify')).toEqual([])
}

describe('the ledger of an agreement', () => {
  it('reserves what the business pays, and uses it as the partner earns', async () => {
    const ids = await world.signed()
    const reserved = `reserved#${ids.inquiryId}`
    expect(await balancesOf(ids)).toMatchObject({ available: 30, [reserved]: 20 })
    await work(ids, 5)
    const used = Math.floor((20 * creditOre * 5) / 17) / creditOre
    expect(await balancesOf(ids)).toMatchObject({ [payable]: 5, used, [reserved]: 20 - used })
    await work(ids, 12, 'v. 2')
    expect(await balancesOf(ids)).toMatchObject({ [payable]: 17, used: 20, [reserved]: 0 })
    await nothingWrong()
  })

  it('takes a correction back, to the öre', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    const before = await balancesOf(ids)
    await work(ids, 7, 'too much')
    await work(ids, -7, 'corrected')
    expect(await balancesOf(ids)).toEqual(before)
    await nothingWrong()
  })

  it('pays what is owed, and no more', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    await world.ask('payouts mark', { partnerId: ids.partnerId, month })
    expect(await balancesOf(ids)).toMatchObject({ [payable]: 0 })
    await nothingWrong()
  })

  it('gives all credits back under the guarantee; the partner keeps what is earned', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    await world.as('business', ids).claim('Fel person.')
    await world.ask('agreements settle', { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Ja.' })
    expect(await balancesOf(ids)).toMatchObject({
      ...{ available: 50, used: 0, [payable]: 5 },
      [`reserved#${ids.inquiryId}`]: 0,
    })
    await nothingWrong()
  })

  it('is shown to operators: its trial balance sums to 0, and an entry leads to the others', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    await world.ask('payouts mark', { partnerId: ids.partnerId, month })
    const balance = await listed('ledger balance')
    expect(balance.reduce((sum, row) => sum + Number(row.balanceOre), 0)).toBe(0)
    expect(balance.find(({ account }) => account === 'available')?.balanceOre).toBe(-30 * creditOre)
    const owed = await listed('ledger account', { account: 'payable' })
    expect(owed.map(({ kind, debitOre, creditOre }) => [kind, debitOre, creditOre])).toEqual([
      ['paidOut', 5 * creditOre, 0],
      ['approved', 0, 5 * creditOre],
    ])
    const of = (owner: string) => listed('ledger account', { account: 'payable', owner })
    expect(await of(ids.partnerId)).toEqual(owed)
    expect(await of(ids.businessId)).toEqual([])
    const entries = await listed('ledger list')
    const payout = entries.find(({ kind }) => kind === 'paidOut')
    const traced = await listed('ledger trace', { entryId: String(payout?.id) })
    expect(traced.map(({ kind }) => kind)).toEqual(['opening', 'approved', 'paidOut'])
    const { item } = await world.ask('ledger show', { entryId: String(payout?.id) })
    expect(item).toMatchObject({ kind: 'paidOut', by: expect.any(String) })
  })
})

describe('what was there before the ledger', () => {
  /** As if it had been agreed on before: without what the ledger stores. */
  const forgotten = async (ids: Signed) => {
    const balance = await world.balanceOf(ids)
    for (const { PK, SK } of await wholeTable(services.documents)) {
      if (!/^(LEDGER|HOUSE)#/.test(String(PK)) && !/^(LEG|BALANCE|LOT)#/.test(String(SK))) continue
      await services.documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }))
    }
    const business = { PK: `BUSINESS#${ids.businessId}`, SK: 'PROFILE' }
    await world.work.put({ PK: business.PK, SK: 'CREDITS', balance })
    const partner = { PK: `PARTNER#${ids.partnerId}`, SK: 'PROFILE' }
    const [first] = await world.work.below(partner.PK, 'ASSIGNMENT#')
    const { creditsPaid: _, ...assignment } = first ?? {}
    await world.work.put(assignment)
    const indexed = { GSI1SK: '2026-11-20' }
    const profiles = [
      await world.work.read(business.PK, 'PROFILE'),
      await world.work.read(partner.PK, 'PROFILE'),
    ]
    await world.work.put({ ...profiles[0], GSI1PK: 'BUSINESSES', ...indexed })
    await world.work.put({ ...profiles[1], GSI1PK: 'PARTNERS#approved', ...indexed })
  }

  it('is opened once, signed, and goes on as if it had been there', async () => {
    const ids = await world.signed()
    await work(ids, 5)
    const before = await balancesOf(ids)
    await forgotten(ids)
    expect(await world.ask('ledger open', {})).toMatchObject({ changed: true, opened: 3 })
    expect(await world.ask('ledger open', {})).toMatchObject({ changed: false, opened: 0 })
    const { used: _, ...kept } = before
    expect(await balancesOf(ids)).toEqual(kept)
    const entries = await listed('ledger list')
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(['a test']))
    await nothingWrong()
    await work(ids, 12, 'v. 2')
    expect(await balancesOf(ids)).toMatchObject({ [payable]: 17, [`reserved#${ids.inquiryId}`]: 0 })
    await nothingWrong()
  })

  it('is opened with its first change, if nobody has', async () => {
    const ids = await world.signed()
    await forgotten(ids)
    await world.ask('credits record', {
      businessId: ids.businessId,
      credits: 5,
      kind: 'correction',
      reference: 'x',
    })
    expect(await balancesOf(ids)).toMatchObject({ available: 35 })
    await nothingWrong()
  })
})

it('a lot that was changed by hand is found', async () => {
  const ids = await world.signed()
  const [lot] = await world.work.below(`BUSINESS#${ids.businessId}`, 'LOT#')
  await world.work.put({ ...lot, valueOre: Number(lot?.valueOre) + 1, vatOre: 25 })
  expect(await listed('ledger verify')).toMatchObject([
    { account: `${ids.businessId} lots`, storedOre: -50 * creditOre - 1, expectedOre: -50 * creditOre },
    { account: 'vatDeferred', storedOre: -25, expectedOre: 0 },
  ])
})

it('a balance that was changed by hand is found', async () => {
  const ids = await world.signed()
  const Key = { PK: `BUSINESS#${ids.businessId}`, SK: 'BALANCE#available' }
  const change = { UpdateExpression: 'ADD credits :one', ExpressionAttributeValues: { ':one': 1 } }
  await services.documents.send(new UpdateCommand({ TableName: tableName, Key, ...change }))
  const faults = await listed('ledger verify')
  expect(faults).toMatchObject([{ account: `${ids.businessId} available`, storedOre: -30 * creditOre - 1 }])
})

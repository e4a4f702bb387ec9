import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Posting } from '#lambdas/platform/ledger/entry.ts'
import { credit, debit, type Leg, reversed } from '#shared/ledger/leg.ts'
import {
  confirmedPayoutLegs,
  grantedLegs,
  invoicedLegs,
  orderedPayoutLegs,
  type Payee,
  type PostingKind,
  paidLegs,
  paidOutLegs,
  releasedLegs,
  reservedLegs,
  selfBilledLegs,
} from '#shared/ledger/postings.ts'
import { ledgerFaults } from '../builders/ledger-fold.ts'
import { forRunLength } from '../faults/run-length.ts'
import { seed, seededRandom } from '../faults/seeded.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { meetingFaults } from './failing-table.ts'
import { runningServices } from './running-services.ts'
import { wholeTable } from './whole-table.ts'

const services = runningServices()
const at = '2026-11-23T09:00:00.000Z'
let posting: typeof import('#lambdas/platform/ledger/posting.store.ts').posting
let tryTransact: typeof import('#lambdas/platform/table/transact.ts').tryTransact
let table: typeof import('#lambdas/platform/table/table.ts').table

beforeAll(async () => {
  posting = (await import('#lambdas/platform/ledger/posting.store.ts')).posting
  tryTransact = (await import('#lambdas/platform/table/transact.ts')).tryTransact
  table = (await import('#lambdas/platform/table/table.ts')).table
})

const stored = () => wholeTable(services.documents)

const post = async (...postings: Posting[]) => tryTransact(await posting(...postings))
const entry = (kind: PostingKind, cause: string, legs: readonly Leg[]): Posting => ({
  ...{ kind, cause, legs, at, by: 'test' },
})
const balancesOf = async () =>
  Object.fromEntries(
    (await stored())
      .filter(({ SK }) => String(SK).startsWith('BALANCE#'))
      .map(({ PK, account, balance }) => [`${PK} ${account}`, balance]),
  )

describe('an entry', () => {
  it('is posted once for its cause, for ever, however often and however many at a time', async () => {
    const owner = randomUUID()
    const one = entry('granted', randomUUID(), grantedLegs(owner, 500, 'world'))
    const results = await Promise.all([post(one), post(one), post(one)])
    expect([results.filter(Boolean).length, await post(one)]).toEqual([1, false])
    expect((await balancesOf())[`BUSINESS#${owner} available`]).toBe(500)
  })

  it('that does not sum to 0 is a mistake', async () => {
    const legs = [debit('world', 100), credit('available', 99, { owner: 'b' })]
    await expect(post(entry('granted', 'odd', legs))).rejects.toThrow('sums to 1')
  })

  it('that would leave an owner less than nothing is refused, with the others of its transaction', async () => {
    const businessId = randomUUID()
    await post(entry('granted', randomUUID(), grantedLegs(businessId, 500, 'world')))
    const reserve = (valueOre: number) =>
      entry('reserved', randomUUID(), reservedLegs({ businessId, assignmentId: 'a', valueOre }))
    expect(await post(reserve(300), reserve(201))).toBe(false)
    expect(await post(reserve(300), reserve(200))).toBe(true)
    expect(await balancesOf()).toMatchObject({
      [`BUSINESS#${businessId} available`]: 0,
      [`BUSINESS#${businessId} reserved#a`]: 500,
    })
  })

  it('is reversed by one that points back, which leaves nothing', async () => {
    const businessId = randomUUID()
    const legs = invoicedLegs({ businessId, netOre: 1_125_000 })
    const sale = entry('invoiced', randomUUID(), legs)
    await post(sale)
    const reversal = entry('reversal', `${sale.cause} cancelled`, reversed(legs))
    expect(await post(reversal)).toBe(true)
    expect((await balancesOf())[`BUSINESS#${businessId} receivable`]).toBe(0)
  })
})

const operations = forRunLength(10_000, 500)
const random = seededRandom()
const among = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** Amounts as they come: small enough that accounts run dry. */
const ore = () => Math.floor(random() * 5_000) + 1

const payees = ['p', 'q'].map(partnerId => ({ partnerId, month: '2026-09' }))

const kinds: readonly ((business: string, payee: Payee) => [PostingKind, Leg[]])[] = [
  businessId => ['invoiced', invoicedLegs({ businessId, netOre: ore() })],
  businessId => ['paid', paidLegs({ businessId, netOre: ore(), valueOre: ore() })],
  businessId => ['paid', paidLegs({ businessId, netOre: ore(), valueOre: ore(), invoicedTo: businessId })],
  businessId => ['reserved', reservedLegs({ businessId, assignmentId: among(['a', 'b']), valueOre: ore() })],
  businessId => ['released', releasedLegs({ businessId, assignmentId: among(['a', 'b']), valueOre: ore() })],
  (_, payee) => ['selfBilled', selfBilledLegs(payee, ore())],
  (_, payee) => ['ordered', orderedPayoutLegs(payee, ore())],
  (_, payee) => ['confirmed', confirmedPayoutLegs(payee, ore())],
  (_, payee) => ['paidOut', paidOutLegs(payee, ore())],
  (_, payee) => ['reversal', reversed(orderedPayoutLegs(payee, ore()))],
]

const without = (faults: readonly string[]) => faults.filter(fault => !/held|shown|owed/.test(fault))

it(
  `after ${operations} operations twice, 16 at a time, with conflicts and lost replies, every öre is somewhere (seed ${seed})`,
  async () => {
    await emptyTable(services.documents, tableName)
    const stop = meetingFaults(table, random)
    const causes = new Map<string, number>()
    const operate = async () => {
      const cause = randomUUID()
      const [kind, legs] = among(kinds)(among(['x', 'y', 'z']), among(payees))
      const deliver = async () => {
        // Who is refused, or gets no reply, tries again.
        for (let attempt = 0; attempt < 4; attempt += 1) {
          if (await post(entry(kind, cause, legs)).catch(() => false)) return
        }
      }
      await Promise.all([deliver(), deliver()])
      causes.set(cause, legs.length)
    }
    for (let left = operations; left > 0; left -= 16)
      await Promise.all(Array.from({ length: Math.min(16, left) }, operate))
    const met = stop()
    const items = await stored()
    const entries = items.filter(({ PK }) => String(PK).startsWith('LEDGER#'))
    expect(without(ledgerFaults(items))).toEqual([])
    expect(new Set(entries.map(({ cause }) => cause)).size).toBe(entries.length)
    expect(entries.length).toBeGreaterThan(operations / 5)
    expect(entries.length).toBeLessThan(operations)
    expect(Math.min(met.conflicts, met.lost)).toBeGreaterThan(operations / 50)
  },
  forRunLength(3_600_000, 240_000),
)

import { describe, expect, it } from 'vitest'
import { exportSie } from '#lambdas/ledger/export-sie.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import {
  approvedLegs,
  confirmedPayoutLegs,
  grantedLegs,
  invoicedLegs,
  orderedPayoutLegs,
  type PostingKind,
  paidLegs,
  recordedLegs,
  refundedLegs,
  releasedLegs,
  reservedLegs,
  returnedLegs,
  selfBilledLegs,
  withdrawnLegs,
} from '#shared/ledger/postings.ts'
import { readSie } from '../builders/read-sie.ts'
import { seed, seededRandom } from '../faults/seeded.ts'

const now = '2028-02-10T09:00:00.000Z'
const [businessId, assignmentId] = ['b', 'a']
const payee = { partnerId: 'p', month: '2027-12' }

const entry = (id: string, occurredOn: string, kind: PostingKind, legs: readonly Leg[]): LedgerEntry => ({
  ...{ id, kind, cause: id, legs: legs.filter(({ ore }) => ore !== 0), occurredOn, by: 'a test', about: {} },
  recordedAt: `${occurredOn}T10:00:00.000Z`,
})

const said = (entries: readonly LedgerEntry[], wanted: { month?: string; year?: string; draft?: boolean }) =>
  exportSie(entries, { draft: false, ...wanted }, now)
const read = (...given: Parameters<typeof said>) => readSie(Buffer.from(said(...given).base64, 'base64'))
const totalOf = (sums: ReadonlyMap<number, number>) => [...sums.values()].reduce((sum, ore) => sum + ore, 0)

const use = { businessId, valueOre: 112_500, paidOre: 99_000, assignmentId }

/** An order of one credit at 990 kr, worked for, and paid to the partner. */
const life = [
  entry('e1', '2027-11-03', 'invoiced', invoicedLegs({ businessId, netOre: 99_000 })),
  entry('e2', '2027-11-09', 'paid', [
    ...paidLegs({ businessId, netOre: 99_000, valueOre: 112_500, invoicedTo: businessId }),
  ]),
  entry('e3', '2027-11-10', 'reserved', reservedLegs({ ...use })),
  entry('e4', '2027-12-01', 'approved', approvedLegs({ ...payee, earnedOre: 80_000, use })),
  entry('e5', '2028-01-10', 'ordered', orderedPayoutLegs(payee, 80_000)),
  entry('e6', '2028-01-11', 'confirmed', confirmedPayoutLegs(payee, 80_000)),
]

describe('the file of a year', () => {
  it('books an order as an advance and VAT, and work as what was sold and bought', () => {
    const { ub, res, vouchers } = read(life, { year: '2027' })
    expect(Object.fromEntries(ub)).toEqual({
      1510: 0,
      1930: 123_750,
      2420: 0,
      2429: 0,
      2440: -80_000,
      2611: -24_750,
    })
    expect(Object.fromEntries(res)).toEqual({ 3041: -99_000, 4600: 80_000 })
    // What is reserved stays an advance: nothing to book.
    expect(vouchers.map(({ text }) => text.split(' ').at(-1))).toEqual(['e1', 'e2', 'e4'])
  })

  it('begins with what the one before ended with, its result among it', () => {
    const { ib, ub, moved } = read(life, { year: '2028' })
    expect(ib.get(2099)).toBe(-19_000)
    expect([totalOf(ib), totalOf(ub)]).toEqual([0, 0])
    expect([ib.get(1930), moved.get(1930), ub.get(1930)]).toEqual([123_750, -80_000, 43_750])
  })

  it('is in code page 437, with the facts of the owner', () => {
    const bytes = Buffer.from(said(life, { year: '2027' }).base64, 'base64')
    // "Årets", "Försäljning", "Företagskonto", as bytes.
    expect(bytes.includes(Buffer.from([0x46, 0x94, 0x72, 0x73, 0x84, 0x6c, 0x6a]))).toBe(true)
    expect(bytes.toString('latin1')).toMatch(/^#FLAGGA 0\r\n#PROGRAM "Nodverk" 1\r\n#FORMAT PC8\r\n/)
    const { lines } = readSie(bytes)
    expect(lines.find(({ label }) => label === 'FNAMN')?.fields).toEqual(['Exempelbolaget AB'])
    expect(lines.find(({ label }) => label === 'OMFATTN')?.fields).toEqual(['20271231'])
  })

  it('ends with the last month that is over, and says so if it goes on', () => {
    expect(read(life, { year: '2028' }).lines.find(({ label }) => label === 'OMFATTN')?.fields).toEqual([
      '20280131',
    ])
    const open = [
      ...life,
      entry('e7', '2028-02-01', 'paid', paidLegs({ businessId, netOre: 5, valueOre: 5 })),
    ]
    expect(read(open, { year: '2028' }).vouchers).toHaveLength(2)
    const draft = read(open, { year: '2028', draft: true })
    expect([draft.vouchers.length, draft.lines.some(({ label }) => label === 'PROSA')]).toEqual([3, true])
  })
})

it('is not written if a voucher does not sum to 0', () => {
  const odd = entry('e9', '2027-12-02', 'paidOut', [{ account: 'bank', owner: null, ore: -1 }])
  expect(() => said([odd], { year: '2027' })).toThrow('sums to -1')
})

describe('the file of a month', () => {
  it('has its vouchers alone, numbered as in the year', () => {
    const { vouchers, ib } = read(life, { month: '2027-12' })
    expect([vouchers.map(({ number }) => number), ib.size]).toEqual([[3], 0])
  })

  it.each([
    ['is not over', { month: '2028-02' }],
    ['has not begun', { month: '2028-03', draft: true }],
    ['is of a year without one that is over', { year: '2029' }],
    ['is one of two', { month: '2027-12', year: '2027' }],
    ['is not named', {}],
  ])('is refused if it %s', (_what, wanted) => {
    expect(() => said(life, wanted)).toThrow(/over|either/)
  })
})

const random = seededRandom()
const ore = () => Math.floor(random() * 50_000) + 1
const kinds: readonly (() => [PostingKind, Leg[]])[] = [
  () => ['opening', grantedLegs(businessId, ore(), 'opening')],
  () => ['invoiced', invoicedLegs({ businessId, netOre: ore() })],
  () => ['paid', paidLegs({ businessId, netOre: ore(), valueOre: ore() })],
  () => ['reserved', reservedLegs({ ...use, valueOre: ore() })],
  () => ['released', releasedLegs({ ...use, valueOre: ore() })],
  () => ['approved', approvedLegs({ ...payee, earnedOre: ore(), use: { ...use, paidOre: ore() } })],
  () => ['approved', approvedLegs({ ...payee, earnedOre: -ore() })],
  () => ['guaranteed', returnedLegs({ ...use, paidOre: ore() })],
  () => ['withdrawn', withdrawnLegs({ ...use, paidOre: ore() })],
  () => ['refunded', refundedLegs({ businessId, netOre: ore(), valueOre: ore() })],
  () => ['selfBilled', selfBilledLegs(payee, ore())],
  () => ['recorded', recordedLegs(payee, ore(), ore())],
]

it(`whatever was posted, months add up to years, and years to each other (seed ${seed})`, () => {
  const entries = Array.from({ length: 400 }, (_, place) => {
    const day = new Date(Date.UTC(2026, 10, 1) + Math.floor(random() * 420) * 86_400_000).toISOString()
    const [kind, legs] = (kinds[place % kinds.length] as (typeof kinds)[number])()
    return entry(`e${place}`, day.slice(0, 10), kind, legs)
  })
  const [first, second] = [read(entries, { year: '2026' }), read(entries, { year: '2027' })]
  for (const year of [first, second]) {
    for (const [number, ended] of year.ub)
      expect(ended).toBe((year.ib.get(number) ?? 0) + (year.moved.get(number) ?? 0))
    for (const [number, result] of year.res) expect(result).toBe(year.moved.get(number) ?? 0)
    expect(totalOf(year.ub) + totalOf(year.res)).toBe(0)
  }
  expect(second.ib.get(2099)).toBe(totalOf(first.res))
  for (const [number, ended] of first.ub) expect(second.ib.get(number)).toBe(ended)
  const months = Array.from({ length: 12 }, (_, place) => `2027-${String(place + 1).padStart(2, '0')}`)
  expect(months.flatMap(month => read(entries, { month }).vouchers)).toEqual(second.vouchers)
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import {
  approvedLegs,
  confirmedPayoutLegs,
  monthOpenedLegs,
  orderedPayoutLegs,
  type PostingKind,
  paidLegs,
  refundedLegs,
  reservedLegs,
} from '#shared/ledger/postings.ts'

let related: typeof import('#lambdas/ledger/walk.ts').related

beforeAll(async () => {
  related = (await import('#lambdas/ledger/walk.ts')).related
})

const businessId = 'nordplat'
const month = '2026-10'

type Told = { name: string; kind: PostingKind; cause: string; legs: readonly Leg[]; about: object }

/** Entries in the order in which they were posted, named for what they are. */
const postedInOrder = (told: readonly Told[]): LedgerEntry[] =>
  told.map(({ name, kind, cause, legs, about }, place) => ({
    ...{ id: name, kind, cause, legs: [...legs], about: { ...about }, by: 'a test' },
    ...{ occurredOn: '2026-10-01', recordedAt: new Date(Date.UTC(2026, 9, 1, 0, place)).toISOString() },
  }))

const paid = (orderId: string, valueOre: number): Told => ({
  ...{ name: `paid ${orderId}`, kind: 'paid', cause: orderId, about: { orderId } },
  legs: paidLegs({ businessId, netOre: valueOre, valueOre }),
})
const refunded = (orderId: string, valueOre: number): Told => ({
  ...{ name: `refunded ${orderId}`, kind: 'refunded', cause: orderId, about: { orderId } },
  legs: refundedLegs({ businessId, netOre: valueOre, valueOre }),
})
const reserved = (assignmentId: string, valueOre: number): Told => ({
  ...{ name: `reserved ${assignmentId}`, kind: 'reserved', cause: assignmentId, about: { assignmentId } },
  legs: reservedLegs({ businessId, assignmentId, valueOre }),
})
const approved = (assignmentId: string, hours: string, valueOre: number, partnerId: string): Told => ({
  ...{ name: `approved ${hours}`, kind: 'approved', cause: hours, about: { assignmentId, month } },
  legs: approvedLegs({
    ...{ partnerId, month, earnedOre: valueOre },
    use: { businessId, valueOre, paidOre: valueOre, assignmentId },
  }),
})
const opened = (partnerId: string, owedOre: number): Told => ({
  ...{ name: `opened ${partnerId}`, kind: 'opening', cause: `payable ${partnerId}`, about: { month } },
  legs: monthOpenedLegs({ partnerId, month }, { owedOre, inTransitOre: 0 }),
})
const payout = (payoutId: string, partnerId: string, ore: number): Told[] => [
  {
    ...{ name: `ordered ${payoutId}`, kind: 'ordered', cause: `f ${payoutId}`, about: { payoutId, month } },
    legs: orderedPayoutLegs({ partnerId, month }, ore),
  },
  {
    ...{ name: `confirmed ${payoutId}`, kind: 'confirmed', cause: `f ${payoutId}` },
    ...{ about: { payoutId, month }, legs: confirmedPayoutLegs({ partnerId, month }, ore) },
  },
]

/** Two orders; the work of Eva uses the first one and half of the second, that of Ulf the rest. Ada worked before. */
const entries = postedInOrder([
  paid('o1', 100),
  paid('back', 70),
  refunded('back', 70),
  paid('o2', 100),
  reserved('eva', 150),
  reserved('ulf', 50),
  approved('eva', 'e1', 100, 'eva'),
  approved('eva', 'e2', 50, 'eva'),
  approved('ulf', 'u1', 50, 'ulf'),
  ...payout('p1', 'eva', 150),
  ...payout('p2', 'ulf', 50),
  opened('ada', 30),
  ...payout('p3', 'ada', 30),
])

const from = (name: string): string[] => {
  const start = entries.find(({ id }) => id === name)
  if (!start) throw new Error(name)
  return related(start, entries).map(({ id }) => id)
}

describe('the way of the money', () => {
  it('leads from an order to what was used of it, and to the bank', () => {
    expect(from('paid o1')).toEqual(['paid o1', 'approved e1', 'ordered p1', 'confirmed p1'])
    expect(from('paid o2')).toEqual([
      'paid o2',
      ...['approved e2', 'approved u1'],
      ...['ordered p1', 'confirmed p1', 'ordered p2', 'confirmed p2'],
    ])
  })

  it('leads from the bank to all orders that paid for it, and to no other', () => {
    expect(from('confirmed p1')).toEqual([
      ...['paid o1', 'paid o2', 'approved e1', 'approved e2'],
      ...['ordered p1', 'confirmed p1'],
    ])
    expect(from('ordered p2')).toEqual(['paid o2', 'approved u1', 'ordered p2', 'confirmed p2'])
  })

  it('leads from the bank to what was there of a month before, and back', () => {
    const way = ['opened ada', 'ordered p3', 'confirmed p3']
    expect(['opened ada', 'confirmed p3'].map(from)).toEqual([way, way])
  })

  it('leads both ways from work, with all of the same assignment', () => {
    expect(from('approved u1')).toEqual([
      ...['paid o2', 'reserved ulf', 'approved u1'],
      ...['ordered p2', 'confirmed p2'],
    ])
  })

  it('ends where money was paid back, which paid for nothing', () => {
    expect(from('paid back')).toEqual(['paid back', 'refunded back'])
  })

  it('leaves nothing out: each entry is on the way of another', () => {
    const ways = entries.map(({ id }) => from(id).filter(other => other !== id))
    expect(new Set(ways.flat())).toEqual(new Set(entries.map(({ id }) => id)))
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { undoneBy } from '#lambdas/documents/invoice-of-use.ts'
import type { Leg } from '#shared/ledger/leg.ts'
import { paidFor } from '#shared/ledger/paid-for.ts'
import { approvedLegs, paidLegs, refundedLegs, returnedLegs, withdrawnLegs } from '#shared/ledger/postings.ts'
import type { TaxedUse } from '#shared/ledger/taxed-use.entity.ts'
import { taxedBetween } from '#shared/ledger/taxed-use.ts'

const [businessId, partnerId, assignmentId] = ['b', 'p', 'a']

const on = (legs: readonly Leg[], account: Leg['account']) =>
  legs.filter(leg => leg.account === account).reduce((sum, { ore }) => sum + ore, 0)

const vatOf = (legs: readonly Leg[]) => [on(legs, 'vatDeferred'), on(legs, 'vatOut')]
const sumOf = (legs: readonly Leg[]) => legs.reduce((sum, { ore }) => sum + ore, 0)

describe('the VAT of credits', () => {
  const sale = { businessId, netOre: 990_000, valueOre: 1_125_000 }
  const use = { businessId, assignmentId, valueOre: 112_500, paidOre: 99_000 }

  it.each([
    ['of an order, due at the sale', paidLegs(sale), [0, -247_500]],
    ['of an order, due at the use', paidLegs({ ...sale, vatAt: 'use' }), [-247_500, 0]],
    ['of money paid back, due at the sale', refundedLegs(sale), [0, 247_500]],
    ['of money paid back, due at the use', refundedLegs({ ...sale, vatAt: 'use' }), [247_500, 0]],
    [
      'of work, due at the sale',
      approvedLegs({ partnerId, month: '2026-11', earnedOre: 80_000, use }),
      [0, 0],
    ],
    [
      'of work, due at the use',
      approvedLegs({ partnerId, month: '2026-11', earnedOre: 80_000, use: { ...use, vatOre: 24_750 } }),
      [24_750, -24_750],
    ],
    ['of what is withdrawn', withdrawnLegs({ ...use, vatOre: 24_750 }), [24_750, -24_750]],
    ['of what is given back', returnedLegs({ ...use, vatOre: 24_750 }), [-24_750, 24_750]],
  ])('is posted: that %s', (_what, legs, vat) => {
    expect(vatOf(legs)).toEqual(vat)
    expect(sumOf(legs)).toBe(0)
  })
})

const lot = fc
  .record({ valueOre: fc.integer({ min: 1, max: 10_000_000 }), discount: fc.nat(30), isTaxed: fc.boolean() })
  .map(({ valueOre, discount, isTaxed }) => {
    const paidOre = Math.floor((valueOre * (100 - discount)) / 100)
    return { valueOre, paidOre, ...(isTaxed && { vatOre: Math.round(paidOre / 4) }) }
  })
const lotsAndCuts = fc.tuple(
  fc.array(lot, { minLength: 1, maxLength: 5 }),
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
)

describe('what of a use has its VAT with it', () => {
  it('adds up over any uses to what was paid for the lots that were sold without VAT, to the öre', () => {
    fc.assert(
      fc.property(lotsAndCuts, ([lots, cuts]) => {
        const all = lots.reduce((sum, { valueOre }) => sum + valueOre, 0)
        const places = [0, ...cuts.map(cut => Math.floor(cut * all)).toSorted((a, b) => a - b), all]
        const uses = places.slice(1).map((to, place) => taxedBetween(lots, places[place] ?? 0, to))
        const taxed = lots.filter(({ vatOre }) => vatOre !== undefined)
        const total = (amountOf: (part: (typeof uses)[number]) => number) =>
          uses.reduce((sum, one) => sum + amountOf(one), 0)
        expect(total(({ valueOre }) => valueOre)).toBe(taxed.reduce((sum, one) => sum + one.valueOre, 0))
        expect(total(({ netOre }) => netOre)).toBe(taxed.reduce((sum, one) => sum + one.paidOre, 0))
        expect(total(({ vatOre }) => vatOre)).toBe(taxed.reduce((sum, one) => sum + (one.vatOre ?? 0), 0))
        for (const [place, { netOre }] of uses.entries()) {
          const paid = paidFor(lots, places[place + 1] ?? 0) - paidFor(lots, places[place] ?? 0)
          expect(netOre).toBeLessThanOrEqual(paid)
          expect(netOre).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('is given back as it was used', () => {
    fc.assert(
      fc.property(lotsAndCuts, ([lots, [cut = 0.5]]) => {
        const end = Math.floor(cut * lots.reduce((sum, { valueOre }) => sum + valueOre, 0))
        const [used, back] = [taxedBetween(lots, 0, end), taxedBetween(lots, end, 0)]
        expect(back.vatOre + used.vatOre + back.netOre + used.netOre + back.valueOre + used.valueOre).toBe(0)
      }),
    )
  })

  it('is nothing of lots whose VAT was due at the sale, and all of those between them', () => {
    const lots = [
      { valueOre: 100, paidOre: 90 },
      { valueOre: 100, paidOre: 80, vatOre: 20 },
      { valueOre: 100, paidOre: 100 },
    ]
    expect(taxedBetween(lots, 0, 100)).toEqual({ valueOre: 0, netOre: 0, vatOre: 0 })
    expect(taxedBetween(lots, 50, 150)).toEqual({ valueOre: 50, netOre: 40, vatOre: 10 })
    expect(taxedBetween(lots, 150, 300)).toEqual({ valueOre: 50, netOre: 40, vatOre: 10 })
  })
})

describe('what is given back', () => {
  const used = (seq: number, fromOre: number, toOre: number): TaxedUse => ({
    ...{ entryId: `e${seq}`, kind: 'approved', businessId, orderId: 'o', occurredOn: '2027-01-01' },
    ...{ seq, fromOre, toOre, valueOre: toOre - fromOre, netOre: toOre - fromOre, vatOre: 1 },
    createdAt: '2027-01-01T09:00:00.000Z',
  })

  it.each([
    ['the last use', [used(1, 0, 10), used(2, 10, 20), used(3, 20, 15)], ['e2']],
    ['several uses', [used(1, 0, 10), used(2, 10, 20), used(3, 20, 5)], ['e1', 'e2']],
    [
      'what was not given back before',
      [used(1, 0, 10), used(2, 10, 20), used(3, 20, 10), used(4, 10, 8)],
      ['e1'],
    ],
    [
      'what was used after something was given back',
      [used(1, 0, 10), used(2, 10, 5), used(3, 5, 9), used(4, 9, 6)],
      ['e3'],
    ],
  ])('undoes %s', (_what, uses, undone) => {
    const last = uses.at(-1) as TaxedUse
    expect(undoneBy(last, uses.toReversed()).map(({ entryId }) => entryId)).toEqual(undone)
  })
})

import { describe, expect, it } from 'vitest'
import {
  creditsPaidFor,
  maxFeePercent,
  splitOf,
  unknownSplit,
  wrongInSplit,
} from '#shared/agreements/split.ts'

describe('what a business pays', () => {
  it('is what the partner earns and the fee, in whole credits', () => {
    const paid = [1, 16, 17, 18, 34, 100].map(reward => creditsPaidFor(reward, 15))
    expect(paid).toEqual([2, 19, 20, 22, 40, 118])
    expect(creditsPaidFor(17, 0)).toBe(17)
  })

  it('is the fewest credits that leave the partner what is earned, whatever the fee', () => {
    for (let fee = 0; fee <= maxFeePercent; fee++) {
      for (const reward of [1, 2, 7, 17, 85, 999, 1_000, 99_999, 100_000]) {
        const paid = creditsPaidFor(reward, fee)
        expect(paid * (100 - fee)).toBeGreaterThanOrEqual(reward * 100)
        expect((paid - 1) * (100 - fee)).toBeLessThan(reward * 100)
      }
    }
  })
})

describe('a split', () => {
  const before = { credits: 26, partnerCredits: 20 }

  it('that nobody states anew stays as it was, whatever the fee is by then', () => {
    expect(splitOf({}, before, 30)).toEqual(before)
    const price = { ...before, kind: 'hourly' }
    expect(splitOf({}, price, 30), 'without what else stands in the price').toEqual(before)
  })

  it('follows from what the partner earns, with the fee of the assignment if one is stated', () => {
    expect(splitOf({ partnerCredits: 17 }, before, 15)).toEqual({ credits: 20, partnerCredits: 17 })
    expect(splitOf({ feePercent: 20 }, before, 15)).toEqual({ credits: 25, partnerCredits: 20 })
    expect(splitOf({ partnerCredits: 9, feePercent: 10 }, unknownSplit, 15)).toEqual({
      ...{ credits: 10, partnerCredits: 9 },
    })
  })

  it('is as stated if what the business pays is stated', () => {
    expect(splitOf({ credits: 30 }, before, 15)).toEqual({ credits: 30, partnerCredits: 20 })
    expect(splitOf({ credits: 10 }, unknownSplit, 15)).toEqual({ credits: 10, partnerCredits: null })
  })

  it('cannot have a fee that contradicts it, or that is added to nothing', () => {
    expect(wrongInSplit({ credits: 30, feePercent: 15 }, before)).toContain('either credits or feePercent')
    expect(wrongInSplit({ feePercent: 15 }, unknownSplit)).toContain('partnerCredits')
    expect(wrongInSplit({ feePercent: 15, partnerCredits: 3 }, unknownSplit)).toBeNull()
  })
})

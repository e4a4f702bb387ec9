import { expect, it } from 'vitest'
import { shownSplitIn, shownSplitOf } from '#shared/agreements/shown-split.ts'

it('the fee is the difference, and its percentage the one that is really taken', () => {
  expect(shownSplitOf(2_000, 1_700)).toEqual({
    paidOre: 2_000,
    earnedOre: 1_700,
    feeOre: 300,
    feePercent: 15,
  })
  expect(shownSplitOf(1_900, 1_600).feePercent).toBe(15.8)
  expect(shownSplitOf(0, 0).feePercent).toBe(0)
})

it('of whole credits is known once both numbers are', () => {
  expect(shownSplitIn(20, 17)).toMatchObject({ paidOre: 2_250_000, earnedOre: 1_912_500, feePercent: 15 })
  expect(shownSplitIn(20, null)).toBeNull()
  expect(shownSplitIn(undefined, 17)).toBeNull()
})

import { shareOf } from './share-of.ts'

type Part = { valueOre: number; paidOre: number }

/**
 * What was paid for the first so many öre of value of some lots, the oldest lot first. All parts of a lot together are what
 * was paid for it, to the öre.
 */
export const paidFor = (lots: readonly Part[], usedOre: number): number => {
  let left = usedOre
  let paid = 0
  for (const lot of lots) {
    const used = Math.min(left, lot.valueOre)
    if (used > 0) paid += shareOf(lot.paidOre, used, lot.valueOre)
    left -= used
  }
  return paid
}

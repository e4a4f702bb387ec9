type Part = { valueOre: number; paidOre: number }

/** What was paid for a part of a lot: rounded down, so that all parts together are what was paid, to the öre. */
const paidForPart = ({ valueOre, paidOre }: Part, used: number): number =>
  Number((BigInt(paidOre) * BigInt(used)) / BigInt(valueOre))

/** What was paid for the first so many öre of value of some lots, the oldest lot first. */
export const paidFor = (lots: readonly Part[], usedOre: number): number => {
  let left = usedOre
  let paid = 0
  for (const lot of lots) {
    const used = Math.min(left, lot.valueOre)
    if (used > 0) paid += paidForPart(lot, used)
    left -= used
  }
  return paid
}

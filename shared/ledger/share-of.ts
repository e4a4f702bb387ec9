/** A part of an amount, in whole öre, rounded down: shares of growing parts add up to no more than the whole. */
export const shareOf = (amountOre: number, part: number, whole: number): number =>
  // The product of two amounts may be more than a number holds exactly.
  Number((BigInt(amountOre) * BigInt(part)) / BigInt(whole))

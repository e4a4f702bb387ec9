/** Two amounts that should be the same, in öre, debits above zero; and what is wrong if they are not. */
export type Fault = { account: string; storedOre: number; expectedOre: number; what: string }

/** The fault of two amounts; none if they are the same. */
export const fault = (account: string, storedOre: number, expectedOre: number, what: string): Fault[] =>
  storedOre === expectedOre ? [] : [{ account, storedOre, expectedOre, what }]

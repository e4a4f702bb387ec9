/**
 * The lowest price of the initial list, which is advertised as "from". In a file of its own, because the first view of a
 * dashboard does not need the list; a test compares them.
 */
export const entryPriceOre = 990_000

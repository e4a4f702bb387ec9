/**
 * The lowest price of the first list, which is advertised as "from". Apart from the list itself, which the first view of
 * a dashboard does not need; a test compares them.
 */
export const entryPriceOre = 990_000

/** The number of an order, as its buyer and the operator read it: the beginning of its id. */
export const orderNumber = (id: string): string => id.slice(0, 8)

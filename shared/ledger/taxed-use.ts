import { paidFor } from './paid-for.ts'

/** What of a use was sold without VAT: its value, what was paid for it, and the VAT that is due with it, in öre. */
export type TaxedAmounts = { valueOre: number; netOre: number; vatOre: number }

type Part = { valueOre: number; paidOre: number; vatOre?: number | undefined }

const isTaxed = ({ vatOre }: Part): boolean => vatOre !== undefined

/**
 * What of a use from one öre of value to another, the oldest lot first, has its VAT with it; below zero if it is given
 * back. Each amount is rounded down from the beginning of its lot, so that all uses of a lot together are all of it.
 */
export const taxedBetween = (lots: readonly Part[], from: number, to: number): TaxedAmounts => {
  const between = (amountOf: (lot: Part) => number): number => {
    const all = lots.map(lot => ({ valueOre: lot.valueOre, paidOre: isTaxed(lot) ? amountOf(lot) : 0 }))
    return paidFor(all, to) - paidFor(all, from)
  }
  return {
    valueOre: between(({ valueOre }) => valueOre),
    netOre: between(({ paidOre }) => paidOre),
    vatOre: between(({ vatOre }) => vatOre ?? 0),
  }
}

/** The order of the last lot whose VAT is due with a use that ends at this öre of value. */
export const taxedOrder = (lots: readonly (Part & { orderId?: string | undefined })[], end: number) => {
  let begin = 0
  let orderId: string | undefined
  for (const lot of lots) {
    if (begin < end && isTaxed(lot)) orderId = lot.orderId
    begin += lot.valueOre
  }
  return orderId
}

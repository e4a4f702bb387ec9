import * as z from 'zod/mini'
import { creditValueOre } from '../credits/prices.ts'

/** What a business pays for work, what the partner earns of it and the fee between them: their value in öre. */
export const shownSplit = z.object({
  paidOre: z.int(),
  earnedOre: z.int(),
  feeOre: z.int(),
  /** The fee of what is paid, in percent with one decimal. */
  feePercent: z.number(),
})

export type ShownSplit = z.infer<typeof shownSplit>

/** The split of what is paid. The percentage is the one that is really taken: what is paid was rounded to whole credits. */
export const shownSplitOf = (paidOre: number, earnedOre: number): ShownSplit => {
  const feeOre = paidOre - earnedOre
  return {
    paidOre,
    earnedOre,
    feeOre,
    feePercent: paidOre === 0 ? 0 : Math.round((feeOre * 1_000) / paidOre) / 10,
  }
}

/** The same of whole credits; null as long as one of the two is not known. */
export const shownSplitIn = (
  credits: number | null | undefined,
  partnerCredits: number | null | undefined,
): ShownSplit | null =>
  typeof credits === 'number' && typeof partnerCredits === 'number'
    ? shownSplitOf(credits * creditValueOre, partnerCredits * creditValueOre)
    : null

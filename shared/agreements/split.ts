/** What the marketplace keeps of what a business pays until an operator sets another fee; in percent. */
export const initialFeePercent = 15

/** No fee takes more than half of what is paid. */
export const maxFeePercent = 50

/** What a business pays for what a partner earns, in whole credits; what does not come out even is rounded up once. */
export const creditsPaidFor = (partnerCredits: number, feePercent: number): number =>
  // One division of whole numbers: its result is whole exactly if it comes out even.
  Math.ceil((partnerCredits * 100) / (100 - feePercent))

type Split = { credits: number | null; partnerCredits: number | null }

/** What an operator states of a split, all of it optional. */
export type StatedSplit = {
  credits?: number | undefined
  partnerCredits?: number | undefined
  feePercent?: number | undefined
}

/** Why this cannot be stated of a split, or null; `before` is what is known of it. */
export const wrongInSplit = (stated: StatedSplit, before: Split): string | null => {
  if (stated.feePercent === undefined) return null
  if (stated.credits !== undefined)
    return 'State either credits or feePercent: the one follows from the other.'
  return (stated.partnerCredits ?? before.partnerCredits) === null
    ? 'A fee needs partnerCredits, which it is added to.'
    : null
}

/**
 * The two numbers: as stated, or with what the business pays from what the partner earns; otherwise as before. The fee is
 * the one that is set at present.
 */
export const splitOf = (stated: StatedSplit, before: Split, presentFeePercent: number): Split => {
  const partnerCredits = stated.partnerCredits ?? before.partnerCredits
  if (stated.credits !== undefined) return { credits: stated.credits, partnerCredits }
  const follows = stated.partnerCredits !== undefined || stated.feePercent !== undefined
  // Not `before` itself: a caller may pass the whole price, and spreads what it gets over it.
  if (!follows || partnerCredits === null) return { credits: before.credits, partnerCredits }
  return { credits: creditsPaidFor(partnerCredits, stated.feePercent ?? presentFeePercent), partnerCredits }
}

/** What nothing is known of yet. */
export const unknownSplit: Split = { credits: null, partnerCredits: null }

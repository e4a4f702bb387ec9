import { creditValueOre } from '../credits/prices.ts'

export type Payout = 'paid' | 'pending'

/** What credits are worth to the partner who earned them, in öre. */
export const earningsOre = (credits: number): number => credits * creditValueOre

type Month = { creditsEarned: number; paidOutOre: number; vatOre?: number | undefined }

/** What is earned, with the VAT of approved self-bills, and not paid out yet, in öre; never below zero. */
export const pendingOre = ({ creditsEarned, paidOutOre, vatOre = 0 }: Month): number =>
  Math.max(0, earningsOre(creditsEarned) + vatOre - paidOutOre)

/**
 * What nobody has paid, nor told the bank to pay, in öre: of a month with self-bills what is approved of them, of any
 * other all that was earned.
 */
export const payableOre = ({
  creditsEarned,
  paidOutOre,
  inTransitOre = 0,
  dueOre = earningsOre(creditsEarned),
}: Month & { inTransitOre?: number | undefined; dueOre?: number | undefined }): number =>
  Math.max(0, dueOre - paidOutOre - inTransitOre)

/** A month is paid once the payouts cover the value of its credits, with the VAT of its self-bills. */
export const payoutOf = ({ creditsEarned, paidOutOre, vatOre = 0 }: Month): Payout =>
  paidOutOre >= earningsOre(creditsEarned) + vatOre ? 'paid' : 'pending'

/**
 * What of the earnings of a month is on no self-bill yet, in öre. What was paid, or told the bank to pay, before the
 * first one was billed in another way.
 */
export const unbilledOre = (
  month: Month & { inTransitOre?: number | undefined; billedOre?: number | undefined },
) =>
  Math.max(
    0,
    earningsOre(month.creditsEarned) - (month.billedOre ?? month.paidOutOre + (month.inTransitOre ?? 0)),
  )

import { creditValueOre } from '../credits/prices.ts'

export type Payout = 'paid' | 'pending'

/** What credits are worth to the partner who earned them, in öre. */
export const earningsOre = (credits: number): number => credits * creditValueOre

type Counted = { earnedOre?: number | undefined; creditsEarned?: number | undefined }

/** What was earned of what is stored, in öre: of what was counted before in whole credits, their value. */
export const earnedIn = ({ earnedOre = 0, creditsEarned = 0 }: Counted): number =>
  earnedOre + earningsOre(creditsEarned)

type Month = { earnedOre: number; paidOutOre: number; vatOre?: number | undefined }

/** What is earned, with the VAT of approved self-bills, and not paid out yet, in öre; never below zero. */
export const pendingOre = ({ earnedOre, paidOutOre, vatOre = 0 }: Month): number =>
  Math.max(0, earnedOre + vatOre - paidOutOre)

/**
 * What nobody has paid, nor told the bank to pay, in öre: of a month with self-bills what is approved of them, of any
 * other all that was earned.
 */
export const payableOre = ({
  earnedOre,
  paidOutOre,
  inTransitOre = 0,
  dueOre = earnedOre,
}: Month & { inTransitOre?: number | undefined; dueOre?: number | undefined }): number =>
  Math.max(0, dueOre - paidOutOre - inTransitOre)

/** A month is paid once the payouts cover what was earned in it, with the VAT of its self-bills. */
export const payoutOf = ({ earnedOre, paidOutOre, vatOre = 0 }: Month): Payout =>
  paidOutOre >= earnedOre + vatOre ? 'paid' : 'pending'

/**
 * What of the earnings of a month is on no self-bill yet, in öre. What was paid, or told the bank to pay, before the
 * first one was billed in another way.
 */
export const unbilledOre = (
  month: Month & { inTransitOre?: number | undefined; billedOre?: number | undefined },
) => Math.max(0, month.earnedOre - (month.billedOre ?? month.paidOutOre + (month.inTransitOre ?? 0)))

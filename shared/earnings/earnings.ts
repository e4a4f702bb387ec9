import { creditValueOre } from '../credits/prices.ts'

export type Payout = 'paid' | 'pending'

/** What credits are worth to the partner who earned them, in öre. */
export const earningsOre = (credits: number): number => credits * creditValueOre

/** The earned amount that is not paid out yet, in öre; never below zero. */
export const pendingOre = (creditsEarned: number, paidOutOre: number): number =>
  Math.max(0, earningsOre(creditsEarned) - paidOutOre)

/** What nobody has paid, nor told the bank to pay, in öre. */
export const payableOre = (month: {
  creditsEarned: number
  paidOutOre: number
  inTransitOre?: number | undefined
}): number => Math.max(0, pendingOre(month.creditsEarned, month.paidOutOre) - (month.inTransitOre ?? 0))

/** A month is paid once the payouts cover the value of its credits. */
export const payoutOf = (month: { creditsEarned: number; paidOutOre: number }): Payout =>
  month.paidOutOre >= earningsOre(month.creditsEarned) ? 'paid' : 'pending'

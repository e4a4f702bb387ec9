import { creditsOf } from '#shared/credits/prices.ts'
import type { earningsCommands } from '#shared/earnings/earnings.commands.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { requireApproved } from '../platform/commands/approved-partner.ts'
import { hasSameFields } from '../platform/commands/has-same-fields.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { LedgerMonth } from '../platform/ledger/months.ts'
import type { WorkedMonth } from './list-earnings.ts'

/** What the use case needs of the store; all of it about one partner. */
export type MonthRecords = {
  findPartner: (partnerId: string) => Promise<{ status: string } | null>
  findMonth: (month: string) => Promise<LedgerMonth | null>
  /** Stores a month; returns false if it is stored already, or if what the partner is to be paid has changed. */
  addMonth: (month: WorkedMonth) => Promise<boolean>
}

/**
 * Records what a partner worked and was paid in a month, once. Throws a refusal if it is stored with other figures, or if
 * the partner is not approved.
 */
export const recordMonth = async (
  { partnerId, creditsEarned, ...counted }: InputOf<(typeof earningsCommands)['earnings record']>,
  earnings: MonthRecords,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const worked = { ...counted, earnedOre: earningsOre(creditsEarned) }
    const stored = await earnings.findMonth(worked.month)
    if (!stored) {
      requireApproved(partnerId, await earnings.findPartner(partnerId))
      return () => earnings.addMonth(worked)
    }
    if (hasSameFields(stored, worked)) return null
    const { month, totalHours, earnedOre, paidOutOre } = stored
    throw new Refusal(
      `${month} is stored already: ${totalHours} hours, ${creditsOf(earnedOre)} credits, ${paidOutOre / 100} kr paid out. Change it with hours record and payouts mark.`,
    )
  })

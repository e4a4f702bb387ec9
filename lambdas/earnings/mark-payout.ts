import type { earningsCommands } from '#shared/earnings/earnings.commands.ts'
import { payableOre } from '#shared/earnings/earnings.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { LedgerMonth } from '../platform/ledger/months.ts'

/** What the use case needs of the store; all of it about one partner. */
export type PayoutRecords = {
  findMonth: (month: string) => Promise<LedgerMonth | null>
  /** Whether an entry with this id was recorded in the month. */
  hasEntry: (month: string, id: string) => Promise<boolean>
  /** Pays out of the month; returns false if the month or its accounts changed in the meantime. */
  addPayout: (entry: PayoutEntry) => Promise<boolean>
}

type PayoutEntry = { id: string; amountOre: number; reference: string; month: LedgerMonth }

/**
 * Marks all that is pending of a month, or a part of it, as paid out; the same part and reference once. Throws a refusal
 * for more than is pending.
 */
export const markPayout = (
  { month, kronor, reference }: InputOf<(typeof earningsCommands)['payouts mark']>,
  earnings: PayoutRecords,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const worked = await earnings.findMonth(month)
    if (!worked) throw new Refusal(`Nothing was recorded in ${month}.`)
    const pending = payableOre(worked)
    if (kronor === undefined) {
      if (pending === 0) return null
      const id = derivedId('payout', worked.paidOutOre + pending)
      return () => earnings.addPayout({ id, amountOre: pending, reference, month: worked })
    }
    const id = derivedId('part of a payout', kronor, reference)
    if (await earnings.hasEntry(month, id)) return null
    if (kronor * 100 > pending) throw new Refusal(`Only ${pending / 100} kr of ${month} are pending.`)
    return () => earnings.addPayout({ id, amountOre: kronor * 100, reference, month: worked })
  })

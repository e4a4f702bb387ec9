import { creditValueOre } from '#shared/credits/prices.ts'
import type { LedgerEntry } from '#shared/ledger/ledger-entry.entity.ts'
import { sumsOf } from './fold.ts'

type Open = { businessId: string; availableCredits: number; reservedCredits: number; valueOre: number }

/** Credits with two decimals: reserved ones are seldom whole. */
const creditsOf = (ore: number): number => Math.round((ore / creditValueOre) * 100) / 100

const kronor = (ore: number): string => (ore / 100).toFixed(2)

/** The credits that each business has paid for and not used, the most first; and what was paid for all of them. */
export const liabilitiesIn = (entries: readonly LedgerEntry[]): { items: Open[]; note: string } => {
  const open = new Map<string, { available: number; reserved: number }>()
  let paidOre = 0
  for (const { account, owner, debits, credits } of sumsOf(entries).values()) {
    if (account === 'discount') paidOre -= debits - credits
    if (!owner || (account !== 'available' && account !== 'reserved')) continue
    const held = open.get(owner) ?? { available: 0, reserved: 0 }
    open.set(owner, { ...held, [account]: held[account] + credits - debits })
    paidOre += credits - debits
  }
  const items = [...open]
    .map(([businessId, { available, reserved }]) => ({
      businessId,
      availableCredits: creditsOf(available),
      reservedCredits: creditsOf(reserved),
      valueOre: available + reserved,
    }))
    .filter(({ valueOre }) => valueOre > 0)
    .sort((one, other) => other.valueOre - one.valueOre)
  const worth = items.reduce((sum, { valueOre }) => sum + valueOre, 0)
  return { items, note: `Worth ${kronor(worth)} kr together; ${kronor(paidOre)} kr were paid for them.` }
}

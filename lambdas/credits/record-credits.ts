import type { creditCommands } from '#shared/credits/credits.commands.ts'
import type { NewCreditChange } from '#shared/credits/read-credits.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

type Change = NewCreditChange

/** What the use case needs of the store. */
export type CreditRecords = {
  /** Whether the change was made before, recently or at its own instant. */
  isMade: (businessId: string, change: Change) => Promise<boolean>
  findBalance: (businessId: string) => Promise<number>
  /** Makes the change; returns false if the balance changed in the meantime. */
  make: (businessId: string, balance: number, change: Change) => Promise<boolean>
}

/** Changes the credits of a business, once. Throws a refusal if the business has too few. */
export const recordCredits = async (
  { businessId, ...input }: InputOf<(typeof creditCommands)['credits record']>,
  { credits, now }: { credits: CreditRecords; now: string },
): Promise<{ changed: boolean }> => {
  const { id = derivedId('credits', businessId, input), createdAt = now } = input
  const change = { ...input, id, createdAt }
  return untilWritten(async () => {
    if (await credits.isMade(businessId, change)) return null
    const balance = await credits.findBalance(businessId)
    if (balance + change.credits < 0) throw new Refusal(`The business has only ${balance} credits.`)
    return () => credits.make(businessId, balance, change)
  })
}

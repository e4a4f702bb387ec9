import type { CreditChange } from '#shared/credits/read-credits.ts'
import type { InputOf } from '#shared/operator/commands.ts'
import { derivedId } from './derived-id.ts'
import { type Operation, Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

type Change = Omit<CreditChange, 'balance'>

/** What the use case needs of the store. */
export type Credits = {
  /** Whether a change was made, lately or at that instant. */
  isMade: (businessId: string, change: Change) => Promise<boolean>
  balance: (businessId: string) => Promise<number>
  make: (businessId: string, before: number, change: Change) => Promise<boolean>
}

/** Changes the credits of a business, once. Throws a refusal where it has not so many. */
export const recordCredits = async (
  { businessId, ...asked }: InputOf<'credits record'>,
  { credits, operation }: { credits: Credits; operation: Operation },
): Promise<{ changed: boolean }> => {
  const { id = derivedId('credits', businessId, asked), createdAt = operation.at } = asked
  const change = { ...asked, id, createdAt }
  return untilWritten(async () => {
    if (await credits.isMade(businessId, change)) return null
    const before = await credits.balance(businessId)
    if (before + change.credits < 0) throw new Refusal(`It has ${before} credits.`)
    return () => credits.make(businessId, before, change)
  })
}

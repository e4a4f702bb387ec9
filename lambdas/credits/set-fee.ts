import type { Fee } from '#shared/credits/fee.entity.ts'
import type { priceCommands } from '#shared/credits/prices.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'

type Input = InputOf<(typeof priceCommands)['prices fee']>

/** What the use case needs of the store. */
export type FeeChanges = {
  /** Null if nobody has set it. */
  find: () => Promise<Fee | null>
  /** Stores a fee over the version before its own; returns false if that is not the present one. */
  set: (fee: Fee) => Promise<boolean>
}

/** Whether it is the result of this same command, which is repeated because its reply was lost. */
const isSame = (stored: Fee, { percent, version, reason }: Input): boolean =>
  stored.version === version + 1 && stored.percent === percent && stored.reason === reason

/** Sets the fee over the version that the operator saw. Throws a refusal if somebody was faster. */
export const setFee = async (
  input: Input,
  { by, at }: { by: string; at: string },
  { find, set }: FeeChanges,
): Promise<{ changed: boolean; version: number }> => {
  const { percent, reason } = input
  const version = input.version + 1
  if (await set({ percent, version, reason, by, at })) return { changed: true, version }
  const stored = await find()
  if (!stored) throw new Refusal('The fee has version 0: nobody has set it yet.')
  if (isSame(stored, input)) return { changed: false, version }
  throw new Refusal(
    `The fee has version ${stored.version} by now: ${stored.by} set it to ${stored.percent} percent at ${stored.at}. Look at it with prices fees, and then give --version ${stored.version}.`,
  )
}

import type { TypedCommand } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/** The stage that a command runs on, by its option or OPERATOR_STAGE; null for this machine. */
export const stageOf = (
  { stage, here }: TypedCommand['options'],
  { OPERATOR_STAGE }: NodeJS.ProcessEnv,
): string | null => {
  if (stage && here) throw new UsageError('Give --stage or --here, not both.')
  return here ? null : stage || OPERATOR_STAGE || null
}

import type { Asked } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/** The stage that a command is for: as typed, or as OPERATOR_STAGE says; null for this machine. */
export const stageOf = (
  { stage, here }: Asked['options'],
  { OPERATOR_STAGE }: NodeJS.ProcessEnv,
): string | null => {
  if (stage && here) throw new UsageError('--stage and --here are two places: say one.')
  return here ? null : stage || OPERATOR_STAGE || null
}

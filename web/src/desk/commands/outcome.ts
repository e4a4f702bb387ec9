import type { CommandResult } from '#shared/operator/command.ts'
import type { Word } from '../words.ts'

/** What came of running a command, as its page shows it. */
export type Outcome = {
  busy?: boolean
  result?: CommandResult
  problem?: Word
  refused?: Record<string, string>
}

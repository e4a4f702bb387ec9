import type { CommandFunction } from '../system/command-functions.ts'

export type Event = { command: string; input: unknown; by: string }

/** Where commands are run, and as whom. Both throw, in words for who typed the command, what keeps them from it. */
export type Launcher = {
  /** Who asks, for the audit. */
  who: () => Promise<string>
  invoke: (name: CommandFunction, event: Event) => Promise<unknown>
}

/** The command has reached nobody, so nothing was done. */
export class NotReached extends Error {}

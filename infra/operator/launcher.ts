import type { CommandFunction } from '#shared/operator/command-functions.ts'

export type Event = { command: string; input: unknown; by: string }

/** Runs commands in one place. Both functions throw errors whose messages are meant for the operator. */
export type Launcher = {
  /** The caller, for the audit. */
  who: () => Promise<string>
  invoke: (name: CommandFunction, event: Event) => Promise<unknown>
}

/** The command did not reach the function, so nothing was done. */
export class NotReached extends Error {}

import type { Answer } from '#shared/operator/command.ts'
import type { CommandName, InputOf } from '#shared/operator/commands.ts'

/** One asking of a command: what is noted of it beside what it changes. */
export type Operation = {
  command: CommandName
  /** Who asks, as the launcher tells. */
  by: string
  id: string
  /** The present instant. */
  at: string
}

export type Run<Name extends CommandName> = (input: InputOf<Name>, operation: Operation) => Promise<Answer>

export type Runs = { [Name in CommandName]: Run<Name> }

/** A rule that says no to an operator, in English; the command has changed nothing. */
export class Refusal extends Error {}

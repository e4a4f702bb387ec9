import type { Command, CommandResult, InputOf } from '#shared/operator/command.ts'

/** One call of a command, as the audit describes it. */
export type Operation = {
  command: string
  /** Who called it, as the launcher says. */
  by: string
  id: string
  /** The present instant. */
  at: string
}

export type Handler<Declared extends Command> = (
  input: InputOf<Declared>,
  operation: Operation,
) => Promise<CommandResult>

/** One handler for each of the declared commands. */
export type Handlers<Declared extends Readonly<Record<string, Command>>> = {
  readonly [Name in keyof Declared]: Handler<Declared[Name]>
}

import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { pageQuery } from '../contract/page.ts'

import { everyRole, type OperatorRole } from './roles.ts'

type Declaration<Input extends z.core.$ZodLooseShape> = {
  /** A line of help. */
  help: string
  /** The inputs: given by name on the command line, apart from those in `places`. */
  input: Input
  /** The inputs that follow the verb without a name, in this order. */
  places?: readonly (keyof Input & string)[]
  /** The inputs that are typed as the path of a text file; the command line sends its text. */
  files?: readonly (keyof Input & string)[]
  /** What an input is for, if its name does not say it. */
  about?: Partial<Record<keyof Input, string>>
  /** The transitions that it makes, as `<process> <transition>`: the desk offers it only where one can be made. */
  moves?: readonly `${string} ${string}`[]
  /** page: a list; item: one thing in full; change: whether it changed anything. */
  returns: 'page' | 'item' | 'change'
  /** The inputs that may name a person: the audit, which is kept for longer than the person's data, has their hash. */
  personal?: readonly (keyof Input & string)[]
  /** The columns of a list, from left to right; its JSON has every field. */
  columns?: readonly string[]
  /** The columns that are never cut, because they are followed or typed; the first one never is. */
  whole?: readonly string[]
  /** Who may run it at the desk, besides admins; nobody else if it is not set. The command line knows no roles. */
  for?: readonly OperatorRole[]
  /** Set if it moves money or credits: at the desk a second operator releases it. */
  money?: true
  /** Why the desk does not run it at all; the command line does. */
  commandLineOnly?: string
  /** Set if it tells or ends much about a person: the desk asks for a sign-in within the last five minutes. */
  fresh?: true
  /** Why the audit does not note that it was read; it notes every other reading. */
  unnoted?: string
  /** The inputs that mean something on the command line only, such as a folder. */
  typed?: readonly (keyof Input & string)[]
  /** Set if nothing undoes it: the command line asks the operator to type the first place again. */
  final?: true
}

/** Declares a command once: the function runs it, the command line offers it. */
export const command = <const Input extends z.core.$ZodLooseShape>(declaration: Declaration<Input>) => ({
  ...declaration,
  input: z.strictObject(declaration.input),
})

export type Command = Omit<
  ReturnType<typeof command>,
  'input' | 'places' | 'files' | 'about' | 'personal' | 'typed'
> & {
  input: z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>
  places?: readonly string[]
  files?: readonly string[]
  personal?: readonly string[]
  typed?: readonly string[]
  about?: Readonly<Record<string, string | undefined>>
}

/** The parsed input of a declared command. */
export type InputOf<Declared extends Pick<Command, 'input'>> = z.output<Declared['input']>

/** The inputs of every command that returns a list. */
export const pages = pageQuery

/** The inputs of a list of what is stored by month: newest first over all months, if none is given. */
export const monthly = {
  ...pages,
  month: z.optional(month),
  from: z.optional(month),
  to: z.optional(month),
}

export const aboutMonths = {
  month: 'yyyy-MM, one month alone',
  from: 'yyyy-MM, the first month of several',
  to: 'yyyy-MM, the last of them, the present one by default',
} as const

/** Declares a list of what is stored by month, if it needs no other input. */
export const monthlyList = (help: string, columns: readonly string[]) =>
  command({ help, input: monthly, about: aboutMonths, returns: 'page', for: everyRole, columns })

type Fact = string | number | boolean | null

/**
 * What the function returns. `changed` is false for what had been done before; `refused` says in English why a rule
 * says no, and nothing was changed then.
 */
export type CommandResult =
  | {
      items: readonly Readonly<Record<string, unknown>>[]
      next: string | null
      /** What the list leaves out, in English. */
      note?: string
    }
  | { item: Readonly<Record<string, unknown>> }
  | ({ changed: boolean } & Readonly<Record<string, Fact | readonly Readonly<Record<string, Fact>>[]>>)
  | { refused: string }

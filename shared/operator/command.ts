import * as z from 'zod/mini'
import { month } from '../contract/day.ts'
import { pageQuery } from '../contract/page.ts'

type Declaration<Input extends z.core.$ZodLooseShape> = {
  /** A line of help. */
  help: string
  /** What it is given: by name on the command line, apart from what stands in `places`. */
  input: Input
  /** The inputs that stand behind the verb without a name, in this order. */
  places?: readonly (keyof Input & string)[]
  /** What an input is for, where its name does not say it. */
  about?: Partial<Record<keyof Input, string>>
  /** page: a list; item: one thing in full; change: whether it changed anything. */
  answers: 'page' | 'item' | 'change'
  /** What a list shows of each item, from left to right; all of it is in its JSON. */
  columns?: readonly string[]
  /** Set for what nothing undoes: the command line asks for the first place again. */
  final?: true
}

/** A command of the operator's, declared once: the function runs it, the command line offers it. */
export const command = <const Input extends z.core.$ZodLooseShape>(declaration: Declaration<Input>) => ({
  ...declaration,
  input: z.strictObject(declaration.input),
})

export type Command = Omit<ReturnType<typeof command>, 'input' | 'places' | 'about'> & {
  input: z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$strict>
  places?: readonly string[]
  about?: Readonly<Record<string, string | undefined>>
}

/** What a command that answers a list takes beside its own inputs. */
export const pages = pageQuery

/** As `pages`, for what is kept by month: newest first over all of them, where none is named. */
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

/**
 * What the function answers. `changed` is false for what had been done before; `refused` says in English why a rule
 * says no, and nothing was changed then.
 */
export type Answer =
  | { items: readonly Readonly<Record<string, unknown>>[]; next: string | null }
  | { item: Readonly<Record<string, unknown>> }
  | ({ changed: boolean } & Readonly<Record<string, string | number | boolean | null>>)
  | { refused: string }

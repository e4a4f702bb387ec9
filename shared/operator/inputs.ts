import type * as z from 'zod/mini'
import type { Command } from './command.ts'
import { inKronor } from './display.ts'

type Kind = 'text' | 'number' | 'kronor' | 'flag' | 'several' | 'file'

export type Input = {
  name: string
  /** Its name in messages if it is typed as a positional argument. */
  label: string
  option: string
  kind: Kind
  required: boolean
  about: string | undefined
}

type Definition = { type: string; innerType?: z.core.$ZodType }

const definitionOf = (schema: z.core.$ZodType): Definition => schema._zod.def

const wrappers = ['optional', 'nullable', 'default', 'prefault']

const core = (schema: z.core.$ZodType): Definition => {
  const definition = definitionOf(schema)
  return definition.innerType && wrappers.includes(definition.type) ? core(definition.innerType) : definition
}

const kinds: Readonly<Record<string, Kind>> = { number: 'number', boolean: 'flag', array: 'several' }

const kindOf = (name: string, schema: z.core.$ZodType): Kind =>
  name.endsWith('Ore') ? 'kronor' : (kinds[core(schema).type] ?? 'text')

const optional = (schema: z.core.$ZodType): boolean => schema._zod.optin !== undefined

/**
 * The inputs of a command, from its schema: `startDate` is `--start-date` on the command line, and `priceOre` is typed in
 * kronor.
 */
export const inputsOf = ({ input, about = {}, files = [] }: Command): Input[] =>
  Object.entries(input.shape).map(([name, schema]) => ({
    name,
    label: inKronor(name),
    option: inKronor(name).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    kind: files.includes(name) ? 'file' : kindOf(name, schema),
    required: !optional(schema) && definitionOf(schema).type !== 'nullable',
    about: about[name],
  }))

/** Null for every nullable field: the value if nothing is typed. */
export const emptyInput = (command: Command): Record<string, null> =>
  Object.fromEntries(
    Object.entries(command.input.shape)
      .filter(([, schema]) => definitionOf(schema).type === 'nullable')
      .map(([name]) => [name, null]),
  )

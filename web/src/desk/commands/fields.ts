import type * as z from 'zod/mini'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import type { Command } from '#shared/operator/command.ts'
import { emptyInput, type Input, inputsOf } from '#shared/operator/inputs.ts'

/** An input of a command as a field of a form. */
export type DeskField = Input & { choices?: readonly string[]; lines: boolean }

type Definition = { type: string; innerType?: z.core.$ZodType; entries?: Record<string, string> }

const definitionOf = (schema: z.core.$ZodType): Definition => {
  const definition: Definition = schema._zod.def
  return definition.innerType ? definitionOf(definition.innerType) : definition
}

const isHandled = (name: string): boolean => name === 'cursor' || name === 'limit'

/** Whether a schema takes text of several lines. */
const takesLines = (declared: Command, name: string): boolean => {
  const result = declared.input.safeParse({ [name]: 'one line\nand another' })
  const refusals = result.error?.issues.filter(({ path }) => path[0] === name) ?? []
  return !refusals.some(({ message }) => message !== 'too_short')
}

/** The fields of a command's form, from its declaration: a command that is added tomorrow has its own. */
export const fieldsOf = (declared: Command): DeskField[] =>
  inputsOf(declared)
    .filter(({ name }) => !isHandled(name) && !declared.typed?.includes(name))
    .map(input => {
      const schema = declared.input.shape[input.name]
      const entries = schema && definitionOf(schema).entries
      const isText = input.kind === 'text' && !entries
      return {
        ...input,
        ...(entries && { choices: Object.values(entries) }),
        lines:
          input.kind === 'file' || input.kind === 'several' || (isText && takesLines(declared, input.name)),
      }
    })

/** What is typed into a form, by field. */
export type Typed = Readonly<Record<string, string>>

const valueFrom = ({ kind }: DeskField, text: string): unknown => {
  if (kind === 'flag') return text === 'true'
  if (kind === 'several') return text.split('\n').flatMap(line => line.trim() || [])
  const number = Number(text.replace(',', '.').replaceAll(/\s/g, ''))
  if (kind === 'kronor') return Number.isNaN(number) ? text : Math.round(number * 100)
  if (kind === 'number') return Number.isNaN(number) ? text : number
  return text
}

/** The input of a command, from what was typed: what is empty is left out, or null where that means something. */
export const inputFrom = (declared: Command, typed: Typed): Record<string, unknown> => {
  const given = fieldsOf(declared).flatMap(field => {
    const text = typed[field.name]?.trim() ?? ''
    return text === '' ? [] : [[field.name, valueFrom(field, text)] as const]
  })
  return { ...emptyInput(declared), ...Object.fromEntries(given) }
}

/** The fields that the schema refuses, with the reason as its code; what is empty is to be filled in, whatever its form. */
export const refusalsOf = (
  declared: Command,
  input: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    (declared.input.safeParse(input).error?.issues ?? []).map(({ path, message }) => {
      const name = String(path[0] ?? '')
      return [name, name !== '' && input[name] === undefined ? 'required' : fieldErrorCode(message)]
    }),
  )

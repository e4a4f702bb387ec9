import * as z from 'zod/mini'
import type { TypedValues } from './stored-values.ts'

/** The fields of each step of a form. */
export type FormSteps<Field extends string> = readonly (readonly Field[])[]

/** Returns the first step that has one of the given fields, or the last step if none has. */
export const stepOf = (steps: FormSteps<string>, fields: readonly string[]): number => {
  const found = steps.findIndex(step => step.some(field => fields.includes(field)))
  return found < 0 ? steps.length - 1 : found
}

const draft = z.object({ step: z.int().check(z.gte(0)), typed: z.record(z.string(), z.string()) })

/** Returns a stored draft as form values, without fields that are in no step; an empty form if there is none. */
export const fromDraft = <Values extends TypedValues>(
  steps: FormSteps<Extract<keyof Values, string>>,
  empty: Values,
  kept: unknown,
): { step: number; values: Values } => {
  const { data } = draft.safeParse(kept)
  if (!data || data.step >= steps.length) return { step: 0, values: empty }
  const typed = steps.flat().map(field => [field, data.typed[field] ?? ''])
  return { step: data.step, values: { ...empty, ...Object.fromEntries(typed) } }
}

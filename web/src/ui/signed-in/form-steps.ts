import * as z from 'zod/mini'
import type { TypedValues } from './stored-values.ts'

/** What each step of a form asks for. */
export type FormSteps<Field extends string> = readonly (readonly Field[])[]

/** The step that shows the first of the given fields; the last one where none is known. */
export const stepOf = (steps: FormSteps<string>, fields: readonly string[]): number => {
  const step = steps.findIndex(asked => asked.some(field => fields.includes(field)))
  return step < 0 ? steps.length - 1 : step
}

const draft = z.object({ step: z.int().check(z.gte(0)), typed: z.record(z.string(), z.string()) })

/** A kept draft as the form takes it; what the steps do not ask for is left out, and no draft is an empty form. */
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

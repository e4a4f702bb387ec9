import { type FactName, factNames, inquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { factsOf, type TypedFacts } from './typed-facts.ts'

export type FactFaults = Partial<Record<FactName, FieldErrorCode>>

/** The faults of facts among those of a form, whose names begin with `prefix`. */
export const factFaults = (fields: Record<string, FieldErrorCode> = {}, prefix = ''): FactFaults =>
  Object.fromEntries(
    factNames.flatMap(name => {
      const own = `${prefix}${name}`
      const [, code] =
        Object.entries(fields).find(([field]) => field === own || field.startsWith(`${own}.`)) ?? []
      return code ? [[name, code]] : []
    }),
  )

/** The faults of facts as they are typed. */
export const faultsIn = (typed: TypedFacts): FactFaults => {
  const { error } = inquiryFacts.safeParse(factsOf(typed))
  return error ? factFaults(fieldErrors(error.issues)) : {}
}

import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from '#web/src/platform/api-error.ts'

type Form<Values extends FieldValues> = { setError: UseFormSetError<Values> }

/** Marks the fields that the server has refused, and focuses the first of them in the order of `names`. */
export const showRefusedFields = <Values extends FieldValues>(
  form: Form<Values>,
  names: readonly string[],
  error: unknown,
): void => {
  const fields = (error instanceof ApiError && error.fields) || {}
  const refused = names.filter(name => fields[name])
  for (const name of refused)
    form.setError(name as Path<Values>, { message: fields[name] }, { shouldFocus: name === refused[0] })
}

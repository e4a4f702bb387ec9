import type { FormEvent } from 'react'
import { type DefaultValues, type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { showRefusedFields } from './show-refused-fields.ts'
import { deliver, type Submission, type SubmittedValues } from './submission.ts'

type Settings<Values extends SubmittedValues, Result> = Submission<Values, Result> & {
  resolver: Resolver<Values>
  /** The initial values, in the order in which the fields are shown. */
  start: Values
  onInvalid?: (errors: FieldErrors<Values>) => void
}

/**
 * A public form: validated, sent once however often it is pressed, and kept as typed until it was sent. The first
 * invalid field gets the focus.
 */
export const useSubmission = <Values extends SubmittedValues, Result>({
  resolver,
  start,
  onInvalid,
  ...submission
}: Settings<Values, Result>) => {
  const language = useLanguage()
  const form = useForm<Values>({ resolver, defaultValues: start as DefaultValues<Values> })
  const { isSubmitting } = form.formState

  const showFields = (error: unknown) => showRefusedFields(form, Object.keys(start), error)
  const send = form.handleSubmit(
    values => deliver(submission, values as Values, language, showFields),
    onInvalid,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSubmitting) void send()
  }
  return { form, submit, isSubmitting }
}

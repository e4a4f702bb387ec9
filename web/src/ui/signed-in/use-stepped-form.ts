import { useEffect, useState } from 'react'
import { type DefaultValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { ApiError } from '#web/src/platform/api-error.ts'
import { draftOf } from '#web/src/platform/drafts.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { showRefusedFields } from '../forms/show-refused-fields.ts'
import { type FormSteps, fromDraft, stepOf } from './form-steps.ts'
import type { TypedValues } from './stored-values.ts'

type Options<Values extends TypedValues> = {
  /** The key of the draft. */
  name: string
  /** A field that is in no step is not kept. */
  steps: FormSteps<Extract<keyof Values, string>>
  empty: Values
  resolver: Resolver<Values>
}

/** A form and its step. Both are kept as a draft, which survives going back, a reload and a failed submission. */
export const useSteppedForm = <Values extends TypedValues>({
  name,
  steps,
  empty,
  resolver,
}: Options<Values>) => {
  const session = useSession()
  const [draft] = useState(() => draftOf(name, session?.userId ?? ''))
  const [start] = useState(() => fromDraft(steps, empty, draft.read()))
  const [step, setStep] = useState(start.step)
  const form = useForm<Values>({
    resolver,
    defaultValues: start.values as DefaultValues<Values>,
    mode: 'onSubmit',
  })
  const { getValues, subscribe } = form
  useEffect(() => {
    const keep = () => {
      const values = getValues()
      draft.keep({ step, typed: Object.fromEntries(steps.flat().map(field => [field, values[field]])) })
    }
    keep()
    return subscribe({ formState: { values: true }, callback: keep })
  }, [draft, step, steps, getValues, subscribe])

  const showStepOf = (fields: object) => setStep(stepOf(steps, Object.keys(fields)))
  return {
    form,
    step,
    isLast: step === steps.length - 1,
    forget: draft.clear,
    back: () => setStep(step - 1),
    /** Goes to the next step if this one is valid, and if whoever is asked then lets them. */
    next: async (mayGoOn?: () => Promise<boolean>): Promise<void> => {
      const fields = steps[step] as readonly Path<Values>[] | undefined
      if (!(await form.trigger(fields, { shouldFocus: true }))) return
      if (!mayGoOn || (await mayGoOn())) setStep(step + 1)
    },
    showStepOf,
    /** Shows the fields that the server has refused, in the step of the first one. */
    showRefusal: (error: unknown): void => {
      if (!(error instanceof ApiError) || !error.fields) return
      showRefusedFields(form, Object.keys(error.fields), error)
      showStepOf(error.fields)
    },
  }
}

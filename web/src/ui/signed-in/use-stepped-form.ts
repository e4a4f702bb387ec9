import { useEffect, useState } from 'react'
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form'
import { draftOf } from '#web/src/platform/drafts.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { type FormSteps, fromDraft } from './form-steps.ts'
import type { TypedValues } from './stored-values.ts'

type Options<Values extends TypedValues> = {
  /** Of the draft. */
  name: string
  /** What is not asked for by a step is not kept. */
  steps: FormSteps<Extract<keyof Values, string>>
  empty: Values
  resolver: Resolver<Values>
}

/** A form and its step; both are kept as a draft, which outlives going back, a reload and a failed submission. */
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
  return { form, step, setStep, forget: draft.clear }
}

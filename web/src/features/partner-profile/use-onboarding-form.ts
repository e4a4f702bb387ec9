import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { draftOf } from '#web/src/platform/drafts.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { fromDraft, type OnboardingValues, onboardingFields } from './onboarding-form.ts'

/** The form and its step; both are kept as a draft, all but the answer to the sum. */
export const useOnboardingForm = () => {
  const session = useSession()
  const [draft] = useState(() => draftOf('partner-onboarding', session?.userId ?? ''))
  const [start] = useState(() => fromDraft(draft.read()))
  const [step, setStep] = useState(start.step)
  const form = useForm<OnboardingValues>({
    resolver: zodResolver(onboardingFields),
    defaultValues: start.values,
    mode: 'onSubmit',
  })
  const { getValues, subscribe } = form
  useEffect(() => {
    const keep = () => draft.keep({ step, typed: { ...getValues(), answer: '' } })
    keep()
    return subscribe({ formState: { values: true }, callback: keep })
  }, [draft, step, getValues, subscribe])
  return { form, step, setStep, forget: draft.clear }
}

export type OnboardingFormState = ReturnType<typeof useOnboardingForm>

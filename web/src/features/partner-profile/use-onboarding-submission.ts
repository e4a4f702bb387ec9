import { useRef, useState } from 'react'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { stepOf } from '#web/src/ui/signed-in/form-steps.ts'
import { type OnboardingValues, onboardingSteps } from './onboarding-form.ts'
import { useCreateProfile } from './use-create-profile.ts'
import type { HumanCheckQuery } from './use-human-check.ts'
import type { OnboardingFormState } from './use-onboarding-form.ts'
import { useOnboardingWords } from './use-onboarding-words.ts'

type Submission = OnboardingFormState & { check: HumanCheckQuery; onExists: () => void }

/** Sends the form, one submission at a time, and tells how it went. `again` is true after a try meanwhile. */
export const useOnboardingSubmission = ({ form, setStep, forget, check, onExists }: Submission) => {
  const say = useOnboardingWords()
  const language = useLanguage()
  const create = useCreateProfile()
  const running = useRef(false)
  const [again, setAgain] = useState(false)

  const drawAgain = async () => {
    form.setValue('answer', '')
    await check.refetch()
    form.setFocus('answer')
  }
  const showFieldErrors = (fields: Record<string, FieldErrorCode>) => {
    for (const [name, message] of Object.entries(fields))
      form.setError(name as keyof OnboardingValues, { message })
    setStep(stepOf(onboardingSteps, Object.keys(fields)))
  }
  const refused = (error: unknown, sumWasRight: boolean) => {
    if (error instanceof ApiError && error.code === 'profile_exists') {
      forget()
      say.exists()
      return onExists()
    }
    if (error instanceof ApiError && error.code === 'human_check_failed') {
      if (sumWasRight) say.expiredCheck()
      else say.wrongAnswer()
      return drawAgain()
    }
    console.error('The partner profile could not be created', error)
    say.failed(error)
    if (error instanceof ApiError && error.fields) showFieldErrors(error.fields)
  }
  const send = async ({ answer, ...fields }: OnboardingValues) => {
    if (!check.data) return
    const { id, a, b } = check.data
    try {
      const humanCheck = { id, answer: Number(answer) }
      const came = await create({ ...fields, humanCheck, language })
      if (came === 'unverified') return say.unverified()
      forget()
      say.registered()
    } catch (error) {
      await refused(error, Number(answer) === a + b)
    }
  }
  const submit = async () => {
    if (running.current) return setAgain(true)
    running.current = true
    try {
      await form.handleSubmit(send, faults => setStep(stepOf(onboardingSteps, Object.keys(faults))))()
    } finally {
      running.current = false
      setAgain(false)
    }
  }
  return { submit, again }
}

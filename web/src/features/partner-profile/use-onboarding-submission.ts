import { useRef, useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { useTerms } from '#web/src/platform/use-terms.ts'
import type { OnboardingValues } from './onboarding-form.ts'
import { useCreateProfile } from './use-create-profile.ts'
import type { HumanCheckQuery } from './use-human-check.ts'
import type { OnboardingFormState } from './use-onboarding-form.ts'
import { useOnboardingToasts } from './use-onboarding-toasts.ts'

type Submission = OnboardingFormState & { check: HumanCheckQuery; onExists: () => void }

/** Sends the form, one submission at a time. `isRepeated` is true after another press in the meantime. */
export const useOnboardingSubmission = ({
  form,
  forget,
  showStepOf,
  showRefusal,
  check,
  onExists,
}: Submission) => {
  const toasts = useOnboardingToasts()
  const language = useLanguage()
  const create = useCreateProfile()
  const terms = useTerms()
  const running = useRef(false)
  const [isRepeated, setRepeated] = useState(false)

  const drawAgain = async () => {
    form.setValue('answer', '')
    await check.refetch()
    form.setFocus('answer')
  }
  const showFailure = (error: unknown, sumWasRight: boolean) => {
    if (error instanceof ApiError && error.code === 'profile_exists') {
      forget()
      toasts.exists()
      return onExists()
    }
    if (error instanceof ApiError && error.code === 'human_check_failed') {
      if (sumWasRight) toasts.expiredCheck()
      else toasts.wrongAnswer()
      return drawAgain()
    }
    if (terms.showNewVersion(error)) return
    console.error('The partner profile could not be created', error)
    toasts.failed(error)
    showRefusal(error)
  }
  const send = async ({ answer, ...fields }: OnboardingValues) => {
    if (!check.data) return
    const { id, a, b } = check.data
    try {
      const humanCheck = { id, answer: Number(answer) }
      const outcome = await create({ ...fields, humanCheck, termsVersion: terms.version, language })
      if (outcome === 'unverified') return toasts.unverified()
      forget()
      toasts.registered()
    } catch (error) {
      await showFailure(error, Number(answer) === a + b)
    }
  }
  const submit = async () => {
    if (running.current) return setRepeated(true)
    running.current = true
    try {
      await form.handleSubmit(send, showStepOf)()
    } finally {
      running.current = false
      setRepeated(false)
    }
  }
  return { submit, isRepeated, terms }
}

import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { useSteppedForm } from '#web/src/ui/signed-in/use-stepped-form.ts'
import {
  emptyOnboarding,
  type OnboardingValues,
  onboardingFields,
  onboardingSteps,
} from './onboarding-form.ts'

/** The form and its step. Both are kept as a draft, except the answer to the arithmetic question. */
export const useOnboardingForm = () =>
  useSteppedForm({
    name: 'partner-onboarding',
    steps: onboardingSteps,
    empty: emptyOnboarding,
    resolver: zodResolver(onboardingFields) as Resolver<OnboardingValues>,
  })

export type OnboardingFormState = ReturnType<typeof useOnboardingForm>

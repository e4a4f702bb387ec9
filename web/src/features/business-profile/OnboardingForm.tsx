import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { brand } from '#shared/brand.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { stepOf } from '#web/src/ui/signed-in/form-steps.ts'
import { SteppedForm } from '#web/src/ui/signed-in/SteppedForm.tsx'
import { useSteppedForm } from '#web/src/ui/signed-in/use-stepped-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { onboardingSteps } from './onboarding-form.ts'
import { ProfileField } from './ProfileField.tsx'
import { emptyProfile, type ProfileFieldName, type ProfileValues, profileFields } from './profile-fields.ts'
import { useCreateProfile } from './use-create-profile.ts'

/** The two steps of a new business. What was typed outlives going back, a reload and a failed submission. */
export const OnboardingForm = ({ onExists }: { onExists: () => void }) => {
  const t = usePhrases('business')
  const language = useLanguage()
  const create = useCreateProfile()
  const { form, step, setStep, forget } = useSteppedForm({
    name: 'business-onboarding',
    steps: onboardingSteps,
    empty: emptyProfile,
    resolver: zodResolver(profileFields) as Resolver<ProfileValues>,
  })
  const { isSubmitting } = form.formState
  const isLast = step === onboardingSteps.length - 1

  const next = async () => {
    if (await form.trigger(onboardingSteps[step], { shouldFocus: true })) setStep(step + 1)
  }
  const showFieldErrors = (fields: Record<string, FieldErrorCode>) => {
    for (const [name, message] of Object.entries(fields)) form.setError(name as ProfileFieldName, { message })
    setStep(stepOf(onboardingSteps, Object.keys(fields)))
  }
  const submit = async (values: ProfileValues) => {
    try {
      await create({ ...values, language })
      forget()
      toast({
        title: t('onboarding.welcome', { brand: brand.name }),
        text: t('onboarding.created'),
        tone: 'success',
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_exists') {
        forget()
        return onExists()
      }
      console.error('The business profile could not be created', error)
      toast({ title: t('onboarding.failedTitle'), text: t('onboarding.failed'), tone: 'error' })
      if (error instanceof ApiError && error.fields) showFieldErrors(error.fields)
    }
  }
  return (
    <SteppedForm
      steps={[t('onboarding.company'), t('onboarding.contact')]}
      step={step}
      words={{
        progress: t('onboarding.progress'),
        done: t('onboarding.done'),
        place: t('onboarding.step', { number: step + 1, count: onboardingSteps.length }),
      }}
      onSubmit={() => {
        if (!isSubmitting) void (isLast ? form.handleSubmit(submit)() : next())
      }}
      ways={
        <>
          <Button type="submit" busy={isSubmitting}>
            {isLast ? t('onboarding.complete') : t('onboarding.next')}
          </Button>
          {step > 0 && (
            <Button look="secondary" disabled={isSubmitting} onClick={() => setStep(step - 1)}>
              {t('onboarding.previous')}
            </Button>
          )}
        </>
      }
    >
      {onboardingSteps[step]?.map(name => (
        <ProfileField key={name} name={name} form={form} />
      ))}
    </SteppedForm>
  )
}

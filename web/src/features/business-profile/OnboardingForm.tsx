import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { brand } from '#shared/brand.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { StepLine } from '#web/src/ui/StepLine.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './OnboardingForm.module.css'
import { onboardingSteps, stepOf } from './onboarding-form.ts'
import { ProfileField } from './ProfileField.tsx'
import { emptyProfile, type ProfileFieldName, type ProfileValues, profileFields } from './profile-fields.ts'
import { useCreateProfile } from './use-create-profile.ts'

/** The two steps of a new business. What was typed survives going back and a failed submission. */
export const OnboardingForm = ({ onExists }: { onExists: () => void }) => {
  const t = usePhrases('business')
  const language = useLanguage()
  const create = useCreateProfile()
  const [step, setStep] = useState(0)
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileFields),
    defaultValues: emptyProfile,
  })
  const { isSubmitting } = form.formState
  const heading = useRef<HTMLHeadingElement>(null)
  const names = [t('onboarding.company'), t('onboarding.contact')]
  const isLast = step === onboardingSteps.length - 1

  const started = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of a step is read out when it comes
  useEffect(() => {
    if (started.current) heading.current?.focus()
    started.current = true
  }, [step])

  const next = async () => {
    if (await form.trigger(onboardingSteps[step], { shouldFocus: true })) setStep(step + 1)
  }
  const showFieldErrors = (fields: Record<string, FieldErrorCode>) => {
    for (const [name, message] of Object.entries(fields)) form.setError(name as ProfileFieldName, { message })
    setStep(stepOf(Object.keys(fields)))
  }
  const submit = async (values: ProfileValues) => {
    try {
      await create({ ...values, language })
      toast({
        title: t('onboarding.welcome', { brand: brand.name }),
        text: t('onboarding.created'),
        tone: 'success',
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_exists') return onExists()
      console.error('The business profile could not be created', error)
      toast({ title: t('onboarding.failedTitle'), text: t('onboarding.failed'), tone: 'error' })
      if (error instanceof ApiError && error.fields) showFieldErrors(error.fields)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isSubmitting) return
        void (isLast ? form.handleSubmit(submit)() : next())
      }}
    >
      <StepLine label={t('onboarding.progress')} done={t('onboarding.done')} steps={names} current={step} />
      <div className={styles.fields}>
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          <span className="visually-hidden">
            {t('onboarding.step', { number: step + 1, count: onboardingSteps.length })}:{' '}
          </span>
          {names[step]}
        </h2>
        {onboardingSteps[step]?.map(name => (
          <ProfileField key={name} name={name} form={form} />
        ))}
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={isSubmitting}>
          {isLast ? t('onboarding.complete') : t('onboarding.next')}
        </Button>
        {step > 0 && (
          <Button look="secondary" disabled={isSubmitting} onClick={() => setStep(step - 1)}>
            {t('onboarding.previous')}
          </Button>
        )}
      </div>
    </form>
  )
}

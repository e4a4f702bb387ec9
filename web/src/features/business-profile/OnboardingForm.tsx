import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { brand } from '#shared/brand.ts'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './OnboardingForm.module.css'
import { OnboardingProgress } from './OnboardingProgress.tsx'
import {
  emptyOnboarding,
  type OnboardingField,
  type OnboardingValues,
  onboardingFields,
  onboardingSteps,
  stepOf,
} from './onboarding-form.ts'
import { useCreateProfile } from './use-create-profile.ts'

const autoComplete: Record<OnboardingField, string> = {
  companyName: 'organization',
  organizationNumber: 'off',
  contactPerson: 'name',
  phone: 'tel',
  address: 'street-address',
}
const required: readonly OnboardingField[] = ['companyName', 'contactPerson']

const errorCode = (error: FieldError | undefined): FieldErrorCode | undefined =>
  error && (fieldErrorCodes.find(code => code === error.message) ?? 'invalid')

/** The two steps of a new business. What was typed survives going back and a failed submission. */
export const OnboardingForm = ({ onExists }: { onExists: () => void }) => {
  const t = usePhrases('business')
  const words = usePhrases('fields')
  const language = useLanguage()
  const create = useCreateProfile()
  const [step, setStep] = useState(0)
  const form = useForm<OnboardingValues>({
    resolver: zodResolver(onboardingFields),
    defaultValues: emptyOnboarding,
  })
  const { errors, isSubmitting } = form.formState
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
    for (const [name, message] of Object.entries(fields)) form.setError(name as OnboardingField, { message })
    setStep(stepOf(Object.keys(fields)))
  }
  const submit = async (values: OnboardingValues) => {
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
      <OnboardingProgress steps={names} current={step} />
      <div className={styles.fields}>
        <h2 ref={heading} tabIndex={-1} className={styles.step}>
          <span className="visually-hidden">
            {t('onboarding.step', { number: step + 1, count: onboardingSteps.length })}:{' '}
          </span>
          {names[step]}
        </h2>
        {onboardingSteps[step]?.map(name => (
          <Field
            key={name}
            label={t(`onboarding.${name}`)}
            note={required.includes(name) ? undefined : t('onboarding.optional')}
            hint={name === 'organizationNumber' ? t('onboarding.organizationNumberHint') : undefined}
            error={errors[name] && words(errorCode(errors[name]) ?? 'invalid')}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={autoComplete[name]}
            required={required.includes(name)}
            readOnly={isSubmitting}
            {...form.register(name)}
          />
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

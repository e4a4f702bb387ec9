import type { FieldError } from 'react-hook-form'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { SteppedForm } from '#web/src/ui/signed-in/SteppedForm.tsx'
import { HumanCheck } from './HumanCheck.tsx'
import styles from './OnboardingForm.module.css'
import { lastStep, onboardingSteps } from './onboarding-form.ts'
import { ProfileFieldInput } from './ProfileFieldInput.tsx'
import { useHumanCheck } from './use-human-check.ts'
import { useOnboardingForm } from './use-onboarding-form.ts'
import { useOnboardingSubmission } from './use-onboarding-submission.ts'

const codeOf = (error: FieldError): FieldErrorCode =>
  fieldErrorCodes.find(code => code === error.message) ?? 'invalid'

/** The two steps of a new partner. What was typed outlives going back, a reload and a failed submission. */
export const OnboardingForm = ({ onExists }: { onExists: () => void }) => {
  const t = usePhrases('partner-onboarding')
  const words = usePhrases('fields')
  const state = useOnboardingForm()
  const { form, step, setStep } = state
  const isLast = step === lastStep
  const check = useHumanCheck(isLast)
  const { submit, again } = useOnboardingSubmission({ ...state, check, onExists })
  const { errors, isSubmitting } = form.formState
  const errorOf = (error: FieldError | undefined) => error && words(codeOf(error))

  const next = async () => {
    if (await form.trigger(onboardingSteps[step], { shouldFocus: true })) setStep(step + 1)
  }
  return (
    <>
      <SteppedForm
        steps={[t('contact'), t('work')]}
        step={step}
        words={{
          progress: t('progress'),
          done: t('done'),
          place: t('step', { number: step + 1, count: onboardingSteps.length }),
        }}
        onSubmit={() => void (isLast ? submit() : next())}
        ways={
          <>
            {/* Looks busy but takes presses: another one is answered, as specified, and sends nothing. */}
            <Button type="submit" aria-busy={isSubmitting || undefined}>
              {isLast ? t('send') : t('next')}
            </Button>
            {step > 0 && (
              <Button look="secondary" disabled={isSubmitting} onClick={() => setStep(step - 1)}>
                {t('previous')}
              </Button>
            )}
            <p className={styles.progress} role="status">
              {again && t('inProgress')}
            </p>
          </>
        }
      >
        {onboardingSteps[step]?.map(name => (
          <ProfileFieldInput
            key={name}
            name={name}
            error={errorOf(errors[name])}
            readOnly={isSubmitting}
            field={form.register(name)}
          />
        ))}
        {isLast && (
          <HumanCheck
            check={check}
            error={errorOf(errors.answer)}
            readOnly={isSubmitting}
            field={form.register('answer')}
          />
        )}
      </SteppedForm>
      <p className={styles.kept}>{t('kept')}</p>
    </>
  )
}

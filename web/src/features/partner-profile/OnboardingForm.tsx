import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { TermsSentence } from '#web/src/ui/forms/TermsSentence.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { SteppedForm } from '#web/src/ui/signed-in/SteppedForm.tsx'
import { HumanCheck } from './HumanCheck.tsx'
import styles from './OnboardingForm.module.css'
import { onboardingSteps } from './onboarding-form.ts'
import { ProfileFieldInput } from './ProfileFieldInput.tsx'
import { useHumanCheck } from './use-human-check.ts'
import { type OnboardingFormState, useOnboardingForm } from './use-onboarding-form.ts'
import { useOnboardingSubmission } from './use-onboarding-submission.ts'

type ActionsProps = { state: OnboardingFormState; isRepeated: boolean }

const Actions = ({ state: { form, step, isLast, back }, isRepeated }: ActionsProps) => {
  const t = usePhrases('partner-onboarding')
  const { isSubmitting } = form.formState
  return (
    <>
      {/* Looks busy but accepts presses: another one shows a message, as specified, and sends nothing. */}
      <Button type="submit" aria-busy={isSubmitting || undefined}>
        {isLast ? t('send') : t('next')}
      </Button>
      {step > 0 && (
        <Button variant="secondary" disabled={isSubmitting} onClick={back}>
          {t('previous')}
        </Button>
      )}
      <p className={styles.progress} role="status">
        {isRepeated && t('inProgress')}
      </p>
    </>
  )
}

/** The two steps of a new partner's profile. What was typed survives going back, a reload and a failed submission. */
export const OnboardingForm = ({ onExists }: { onExists: () => void }) => {
  const t = usePhrases('partner-onboarding')
  const messageOf = useFieldMessage()
  const state = useOnboardingForm()
  const { form, step, isLast, next } = state
  const check = useHumanCheck(isLast)
  const { submit, isRepeated, terms } = useOnboardingSubmission({ ...state, check, onExists })
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <SteppedForm
        steps={[t('contact'), t('work')]}
        step={step}
        texts={{
          progress: t('progress'),
          done: t('done'),
          position: t('step', { number: step + 1, count: onboardingSteps.length }),
        }}
        onSubmit={() => void (isLast ? submit() : next())}
        actions={<Actions state={state} isRepeated={isRepeated} />}
      >
        {onboardingSteps[step]?.map(name => (
          <ProfileFieldInput
            key={name}
            name={name}
            error={messageOf(errors[name])}
            readOnly={isSubmitting}
            field={form.register(name)}
          />
        ))}
        {isLast && (
          <HumanCheck
            check={check}
            error={messageOf(errors.answer)}
            readOnly={isSubmitting}
            field={form.register('answer')}
          />
        )}
        {isLast && <TermsSentence by="onboarding" version={terms.version} isNew={terms.isNew} />}
      </SteppedForm>
      <p className={styles.kept}>{t('kept')}</p>
    </>
  )
}

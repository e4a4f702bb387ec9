import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { TermsSentence } from '#web/src/ui/forms/TermsSentence.tsx'
import { SteppedForm } from '#web/src/ui/signed-in/SteppedForm.tsx'
import { onboardingSteps } from './onboarding-form.ts'
import { ProfileField } from './ProfileField.tsx'
import { useOnboarding } from './use-onboarding.ts'

/** The two steps of a new business's profile. What was typed survives going back, a reload and a failed submission. */
export const OnboardingForm = (asked: Parameters<typeof useOnboarding>[0]) => {
  const t = usePhrases('business')
  const { form, step, isLast, back, submit, terms, isBusy } = useOnboarding(asked)
  return (
    <SteppedForm
      steps={[t('onboarding.company'), t('onboarding.contact')]}
      step={step}
      texts={{
        progress: t('onboarding.progress'),
        done: t('onboarding.done'),
        position: t('onboarding.step', { number: step + 1, count: onboardingSteps.length }),
      }}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" busy={isBusy}>
            {isLast ? t('onboarding.complete') : t('onboarding.next')}
          </Button>
          {step > 0 && (
            <Button variant="secondary" disabled={isBusy} onClick={back}>
              {t('onboarding.previous')}
            </Button>
          )}
        </>
      }
    >
      {onboardingSteps[step]?.map(name => (
        <ProfileField key={name} name={name} form={form} />
      ))}
      {isLast && <TermsSentence by="onboarding" version={terms.version} isNew={terms.isNew} />}
    </SteppedForm>
  )
}

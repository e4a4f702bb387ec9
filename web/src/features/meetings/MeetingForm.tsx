import { type FormEvent, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { BookingProgress } from './BookingProgress.tsx'
import styles from './booking.module.css'
import { DetailsStep } from './DetailsStep.tsx'
import { isFilled } from './meeting-form.ts'
import { TimeStep } from './TimeStep.tsx'
import { useBooking } from './use-booking.ts'
import { useMeetingTime } from './use-meeting-time.ts'
import { useParticipants } from './use-participants.ts'
import { useStepFocus } from './use-step-focus.ts'

type MeetingFormProps = { choosesDuration: boolean; onClose: () => void }

/** The two steps of a booking. What was typed survives going back, a failure and a time that was taken. */
export const MeetingForm = ({ choosesDuration, onClose }: MeetingFormProps) => {
  const t = usePhrases('meetings')
  const errors = usePhrases('errors')
  const [step, setStep] = useState<'time' | 'details'>('time')
  const [isTaken, setIsTaken] = useState(false)
  const at = useMeetingTime()
  const participants = useParticipants()
  const fields = useStepFocus(step)
  const chooseAnotherTime = () => {
    at.free.ask()
    setIsTaken(true)
    setStep('time')
  }
  const { form, submit, isSubmitting } = useBooking({
    at,
    participants,
    onTimeRefused: chooseAnotherTime,
    onDone: onClose,
  })
  const isReady = isFilled(form.watch())
  const isTime = step === 'time'
  const canContinue = isTime ? at.isComplete : isReady

  const goTo = (next: 'time' | 'details') => {
    setIsTaken(false)
    setStep(next)
  }
  const next = (event: FormEvent) => {
    if (canContinue && !isTime) return submit(event)
    event.preventDefault()
    if (canContinue) goTo('details')
  }
  return (
    <form className={styles.form} noValidate onSubmit={next}>
      <BookingProgress current={step} />
      {/* biome-ignore lint/a11y/useSemanticElements: a step is read out by its name when it opens; nothing is drawn */}
      <div ref={fields} role="group" tabIndex={-1} aria-label={t(`steps.${step}`)} className={styles.fields}>
        <div role="alert">{isTaken && <p className={styles.notice}>{errors('meeting_slot_taken')}</p>}</div>
        {isTime ? (
          <TimeStep at={at} choosesDuration={choosesDuration} />
        ) : (
          <DetailsStep at={at} form={form} participants={participants} />
        )}
      </div>
      <FormActions
        ruled
        submit={isTime ? t('next') : t('submit')}
        working={t('working')}
        busy={isSubmitting}
        disabled={!canContinue}
      >
        {!isTime && (
          <Button variant="secondary" disabled={isSubmitting} onClick={() => goTo('time')}>
            {t('back')}
          </Button>
        )}
        <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </form>
  )
}

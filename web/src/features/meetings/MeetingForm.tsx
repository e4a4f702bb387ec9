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

type Step = 'time' | 'details'
type MeetingFormProps = { choosesDuration: boolean; onClose: () => void }

/** The state of both steps, and the booking itself. A time that was taken leads back to the first step. */
const useBookingSteps = (onDone: () => void) => {
  const [step, setStep] = useState<Step>('time')
  const [isTaken, setIsTaken] = useState(false)
  const at = useMeetingTime()
  const participants = useParticipants()
  const chooseAnotherTime = () => {
    at.free.ask()
    setIsTaken(true)
    setStep('time')
  }
  const { form, submit, isSubmitting } = useBooking({
    at,
    participants,
    onTimeRefused: chooseAnotherTime,
    onDone,
  })
  const isReady = isFilled(form.watch())
  const canContinue = step === 'time' ? at.isComplete : isReady
  const goTo = (next: Step) => {
    setIsTaken(false)
    setStep(next)
  }
  const submitStep = (event: FormEvent) => {
    if (canContinue && step === 'details') return submit(event)
    event.preventDefault()
    if (canContinue) goTo('details')
  }
  return { step, isTaken, at, participants, form, isSubmitting, canContinue, goTo, submitStep }
}

/** The two steps of a booking. The form keeps what was typed after going back, a failure or a time that was taken. */
export const MeetingForm = ({ choosesDuration, onClose }: MeetingFormProps) => {
  const t = usePhrases('meetings')
  const errors = usePhrases('errors')
  const steps = useBookingSteps(onClose)
  const { step, at, form, participants, isSubmitting } = steps
  const fields = useStepFocus(step)
  const isTime = step === 'time'
  return (
    <form className={styles.form} noValidate onSubmit={steps.submitStep}>
      <BookingProgress current={step} />
      {/* biome-ignore lint/a11y/useSemanticElements: a step is read out by its name when it opens; nothing is drawn */}
      <div ref={fields} role="group" tabIndex={-1} aria-label={t(`steps.${step}`)} className={styles.fields}>
        <div role="alert">
          {steps.isTaken && <p className={styles.notice}>{errors('meeting_slot_taken')}</p>}
        </div>
        {isTime ? (
          <>
            <TimeStep at={at} choosesDuration={choosesDuration} />
            <p className={styles.where}>{t('where')}</p>
          </>
        ) : (
          <DetailsStep at={at} form={form} participants={participants} />
        )}
      </div>
      <FormActions
        ruled
        submit={isTime ? t('next') : t('submit')}
        working={t('working')}
        busy={isSubmitting}
        disabled={!steps.canContinue}
      >
        {!isTime && (
          <Button variant="secondary" disabled={isSubmitting} onClick={() => steps.goTo('time')}>
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

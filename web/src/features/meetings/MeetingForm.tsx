import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { BookingProgress } from './BookingProgress.tsx'
import styles from './booking.module.css'
import { DetailsStep } from './DetailsStep.tsx'
import { type Details, detailsFields, emptyDetails, isFilled } from './meeting-form.ts'
import { sendBooking } from './send-booking.ts'
import { TimeStep } from './TimeStep.tsx'
import { useMeetingTime } from './use-meeting-time.ts'
import { useParticipants } from './use-participants.ts'

/** A refusal that only another time can answer. */
const isAboutTime = ({ code, fields = {} }: ApiError): boolean =>
  code === 'meeting_slot_taken' || 'meetingTime' in fields || 'meetingDate' in fields

type MeetingFormProps = { choosesDuration: boolean; onClose: () => void }

/** The two steps of a booking. What was typed survives going back, a failure and a time that somebody else took. */
export const MeetingForm = ({ choosesDuration, onClose }: MeetingFormProps) => {
  const t = usePhrases('meetings')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const [step, setStep] = useState<'time' | 'details'>('time')
  const [isTaken, setIsTaken] = useState(false)
  const at = useMeetingTime()
  const participants = useParticipants()
  const form = useForm<Details>({ resolver: zodResolver(detailsFields), defaultValues: emptyDetails })
  const { isSubmitting } = form.formState
  const isReady = isFilled(form.watch())
  const fields = useRef<HTMLDivElement>(null)

  const entered = useRef(step)
  useEffect(() => {
    if (entered.current !== step) {
      // A step opens at its top: the focus alone would scroll the heading and the cross away.
      fields.current?.focus({ preventScroll: true })
      fields.current?.closest('dialog')?.scrollTo({ top: 0 })
    }
    entered.current = step
  }, [step])

  const goTo = (next: 'time' | 'details') => {
    setIsTaken(false)
    setStep(next)
  }
  const showRefusal = (refusal: ApiError) => {
    if (isAboutTime(refusal)) {
      at.free.ask()
      setIsTaken(true)
      return setStep('time')
    }
    const refused = Object.entries(refusal.fields ?? {}) as [keyof Details, FieldErrorCode][]
    for (const [name, message] of refused)
      if (name in emptyDetails) form.setError(name, { message }, { shouldFocus: true })
  }
  const submit = async ({ website, ...details }: Details) => {
    const { date: meetingDate, time: meetingTime, duration, timezone } = at
    const when = { meetingDate, meetingTime, duration, timezone }
    const others = { participants: participants.withDraft.length ? [...participants.withDraft] : null }
    try {
      await sendBooking({ ...details, ...when, ...others, language, ...(website && { website }) })
      toast({ tone: 'success', title: t('booked'), text: t('bookedText') })
      onClose()
    } catch (error) {
      toast({ tone: 'error', title: t('failed'), text: t('failedText') })
      if (error instanceof ApiError) showRefusal(error)
    }
  }
  const isTime = step === 'time'
  const canGoOn = isTime ? at.isComplete : isReady
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (isSubmitting || !canGoOn) return
        if (isTime) goTo('details')
        else void form.handleSubmit(submit)()
      }}
    >
      <BookingProgress current={step} />
      {/* biome-ignore lint/a11y/useSemanticElements: a step is read out by its name when it comes; nothing is drawn */}
      <div ref={fields} role="group" tabIndex={-1} aria-label={t(`steps.${step}`)} className={styles.fields}>
        <div role="alert">{isTaken && <p className={styles.notice}>{errors('meeting_slot_taken')}</p>}</div>
        {isTime ? (
          <TimeStep at={at} choosesDuration={choosesDuration} />
        ) : (
          <DetailsStep at={at} form={form} participants={participants} />
        )}
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={isSubmitting} disabled={!canGoOn}>
          {isTime ? t('next') : t('submit')}
        </Button>
        {!isTime && (
          <Button look="secondary" disabled={isSubmitting} onClick={() => goTo('time')}>
            {t('back')}
          </Button>
        )}
        <Button look="quiet" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </Button>
        <p className={styles.working} role="status">
          {isSubmitting && t('working')}
        </p>
      </div>
    </form>
  )
}

import type { FieldError, UseFormReturn } from 'react-hook-form'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './booking.module.css'
import { useDateWords } from './date-words.ts'
import { askedFor, type Details } from './meeting-form.ts'
import { Participants } from './Participants.tsx'
import type { MeetingTime } from './use-meeting-time.ts'
import type { ParticipantList } from './use-participants.ts'

const errorCode = (error: FieldError): FieldErrorCode =>
  fieldErrorCodes.find(code => code === error.message) ?? 'invalid'

const Chosen = ({ at }: { at: MeetingTime }) => {
  const t = usePhrases('meetings')
  const words = useDateWords()
  const more = { duration: t(`durations.${at.duration}`), zone: t(`zones.${at.timezone}`) }
  return (
    <p className={styles.chosen}>
      <strong>{t('chosen', { date: words.full(at.date), time: at.time })}</strong>
      <span>{t('chosenMore', more)}</span>
    </p>
  )
}

type DetailsStepProps = { at: MeetingTime; form: UseFormReturn<Details>; participants: ParticipantList }

/** Who comes, and what about. */
export const DetailsStep = ({ at, form, participants }: DetailsStepProps) => {
  const t = usePhrases('meetings')
  const words = usePhrases('fields')
  const { errors, isSubmitting } = form.formState
  const error = (name: keyof Details) => errors[name] && words(errorCode(errors[name]))
  return (
    <>
      <Chosen at={at} />
      <div className={styles.pair}>
        {askedFor.map(({ name, type, autoComplete, required }) => (
          <Field
            key={name}
            label={t(name)}
            note={required ? undefined : t('optional')}
            error={error(name)}
            className={name === 'company' ? styles.whole : undefined}
            type={type}
            autoComplete={autoComplete}
            required={required}
            readOnly={isSubmitting}
            {...form.register(name, required ? {} : { setValueAs: text => text?.trim() || null })}
          />
        ))}
      </div>
      <TextField
        label={t('description')}
        hint={t('descriptionHint')}
        error={error('description')}
        required
        readOnly={isSubmitting}
        {...form.register('description')}
      />
      <Participants list={participants} readOnly={isSubmitting} />
      <Honeypot {...form.register('website')} />
    </>
  )
}

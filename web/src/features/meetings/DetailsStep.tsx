import type { UseFormReturn } from 'react-hook-form'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { blankAsNull } from '#web/src/ui/forms/blank-as-null.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './booking.module.css'
import { useDateFormats } from './date-formats.ts'
import { type Details, lineFields } from './meeting-form.ts'
import { Participants } from './Participants.tsx'
import type { MeetingTime } from './use-meeting-time.ts'
import type { ParticipantList } from './use-participants.ts'

const Chosen = ({ at }: { at: MeetingTime }) => {
  const t = usePhrases('meetings')
  const dates = useDateFormats()
  const more = { duration: t(`durations.${at.duration}`), zone: t(`zones.${at.timezone}`) }
  return (
    <p className={styles.chosen}>
      <strong>{t('chosen', { date: dates.full(at.date), time: at.time })}</strong>
      <span>{t('chosenMore', more)}</span>
    </p>
  )
}

type DetailsStepProps = { at: MeetingTime; form: UseFormReturn<Details>; participants: ParticipantList }

/** The second step: participants and subject. */
export const DetailsStep = ({ at, form, participants }: DetailsStepProps) => {
  const t = usePhrases('meetings')
  const messageOf = useFieldMessage()
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <Chosen at={at} />
      <div className={styles.pair}>
        {lineFields.map(({ name, type, autoComplete, required }) => (
          <Field
            key={name}
            label={t(name)}
            note={required ? undefined : t('optional')}
            error={messageOf(errors[name])}
            className={name === 'company' ? styles.whole : undefined}
            type={type}
            autoComplete={autoComplete}
            required={required}
            readOnly={isSubmitting}
            {...form.register(name, required ? {} : blankAsNull)}
          />
        ))}
      </div>
      <TextField
        label={t('description')}
        hint={t('descriptionHint')}
        error={messageOf(errors.description)}
        required
        readOnly={isSubmitting}
        {...form.register('description')}
      />
      <Participants list={participants} readOnly={isSubmitting} />
      <Honeypot {...form.register('website')} />
    </>
  )
}

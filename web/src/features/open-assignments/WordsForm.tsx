import { grouped } from '#shared/figures.ts'
import { hourlyRateBounds, maxMessageLength } from '#shared/open-assignments/application-words.ts'
import type { Application } from '#shared/open-assignments/applications.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { blankAsNull } from '#web/src/ui/forms/blank-as-null.ts'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { numberAsTyped } from '#web/src/ui/forms/number-as-typed.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useWordsForm } from './use-words-form.ts'
import styles from './WordsForm.module.css'

/** What another window has saved in the meantime. */
const SavedElsewhere = ({ message, earliestStart, hourlyRateKronor }: Application) => {
  const t = usePhrases('application-words')
  const language = useLanguage()
  const { day } = useDayFormats()
  const rate = hourlyRateKronor ? `${grouped(hourlyRateKronor, language)} kr` : undefined
  const saved = [message, earliestStart && day(earliestStart), rate].filter(Boolean).join('\n')
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('changed')}</p>
      <p className={styles.saved}>{saved || t('empty')}</p>
      <p>{t('changedNext')}</p>
    </div>
  )
}

type FormProps = { application: Application; onClose: () => void; onSaved: () => void }

/** The form of what a partner adds to an application. */
export const WordsForm = ({ application, onClose, onSaved }: FormProps) => {
  const t = usePhrases('application-words')
  const language = useLanguage()
  const messageOf = useFieldMessage()
  const { form, save, savedElsewhere } = useWordsForm(application, onSaved)
  const { errors, isSubmitting, isDirty } = form.formState
  const bounds = {
    min: grouped(hourlyRateBounds.min, language),
    max: grouped(hourlyRateBounds.max, language),
  }
  const textOf = (error: { message?: string } | undefined, range: string) =>
    error?.message === 'out_of_range' ? range : messageOf(error)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isSubmitting) void save()
      }}
    >
      <p className={styles.text}>{t('text', { title: application.title })}</p>
      {savedElsewhere && <SavedElsewhere {...savedElsewhere} />}
      <TextField
        label={t('message')}
        note={t('optional')}
        hint={t('messageHint', { max: grouped(maxMessageLength, language) })}
        rows={6}
        maxLength={maxMessageLength}
        readOnly={isSubmitting}
        error={messageOf(errors.message)}
        {...form.register('message', blankAsNull)}
      />
      <Field
        type="date"
        label={t('earliestStart')}
        note={t('optional')}
        readOnly={isSubmitting}
        error={textOf(errors.earliestStart, t('startRange'))}
        {...form.register('earliestStart', blankAsNull)}
      />
      <Field
        inputMode="numeric"
        autoComplete="off"
        label={t('hourlyRate')}
        note={t('optional')}
        hint={t('hourlyRateHint')}
        readOnly={isSubmitting}
        error={textOf(errors.hourlyRateKronor, t('rateRange', bounds))}
        {...form.register('hourlyRateKronor', numberAsTyped)}
      />
      <FormActions submit={t('save')} busy={isSubmitting}>
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
      {isDirty && <UnsavedChanges title={t('unsaved')} text={t('unsavedText')} leave={t('discard')} />}
    </form>
  )
}

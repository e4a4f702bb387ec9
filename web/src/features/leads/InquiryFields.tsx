import type { FieldError, UseFormReturn } from 'react-hook-form'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { projectBudgets, projectTimelines } from '#shared/leads/project-inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import { askedFor, type Inquiry, orNotGiven } from './inquiry-form.ts'
import styles from './lead-form.module.css'

const errorCode = (error: FieldError): FieldErrorCode =>
  fieldErrorCodes.find(code => code === error.message) ?? 'invalid'

const optional = { setValueAs: orNotGiven }

export const InquiryFields = ({ form }: { form: UseFormReturn<Inquiry> }) => {
  const t = usePhrases('leads')
  const words = usePhrases('fields')
  const { errors, isSubmitting } = form.formState
  const error = (name: keyof Inquiry) => errors[name] && words(errorCode(errors[name]))
  return (
    <>
      <div className={styles.pair}>
        {askedFor.map(({ name, type, autoComplete, required }) => (
          <Field
            key={name}
            label={t(`inquiry.${name}`)}
            note={required ? undefined : t('optional')}
            error={error(name)}
            className={name === 'projectTitle' ? styles.whole : undefined}
            type={type}
            autoComplete={autoComplete}
            required={required}
            readOnly={isSubmitting}
            {...form.register(name, required ? {} : optional)}
          />
        ))}
        <SelectField
          label={t('inquiry.projectTimeline')}
          note={t('optional')}
          {...form.register('projectTimeline', optional)}
        >
          <option value="">{t('inquiry.notChosen')}</option>
          {projectTimelines.map(timeline => (
            <option key={timeline} value={timeline}>
              {t(`inquiry.timelines.${timeline}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('inquiry.projectBudget')}
          note={t('optional')}
          {...form.register('projectBudget', optional)}
        >
          <option value="">{t('inquiry.notChosen')}</option>
          {projectBudgets.map(budget => (
            <option key={budget} value={budget}>
              {t(`inquiry.budgets.${budget}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={t('inquiry.description')}
        hint={t('inquiry.descriptionHint')}
        error={error('description')}
        required
        readOnly={isSubmitting}
        {...form.register('description')}
      />
    </>
  )
}

import type { UseFormReturn } from 'react-hook-form'
import { projectBudgets, projectTimelines } from '#shared/leads/project-inquiry.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { blankAsNull } from '#web/src/ui/forms/blank-as-null.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import { type Inquiry, lineFields } from './inquiry-form.ts'
import styles from './lead-form.module.css'

type FieldsProps = { form: UseFormReturn<Inquiry> }

/** Start and budget of the project. */
const ProjectChoices = ({ form }: FieldsProps) => {
  const t = usePhrases('leads')
  return (
    <>
      <SelectField
        label={t('inquiry.projectTimeline')}
        note={t('optional')}
        {...form.register('projectTimeline', blankAsNull)}
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
        {...form.register('projectBudget', blankAsNull)}
      >
        <option value="">{t('inquiry.notChosen')}</option>
        {projectBudgets.map(budget => (
          <option key={budget} value={budget}>
            {t(`inquiry.budgets.${budget}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

export const InquiryFields = ({ form }: FieldsProps) => {
  const t = usePhrases('leads')
  const messageOf = useFieldMessage()
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <div className={styles.pair}>
        {lineFields.map(({ name, type, autoComplete, required }) => (
          <Field
            key={name}
            label={t(`inquiry.${name}`)}
            note={required ? undefined : t('optional')}
            error={messageOf(errors[name])}
            className={name === 'projectTitle' ? styles.whole : undefined}
            type={type}
            autoComplete={autoComplete}
            required={required}
            readOnly={isSubmitting}
            {...form.register(name, required ? {} : blankAsNull)}
          />
        ))}
        <ProjectChoices form={form} />
      </div>
      <TextField
        label={t('inquiry.description')}
        hint={t('inquiry.descriptionHint')}
        error={messageOf(errors.description)}
        required
        readOnly={isSubmitting}
        {...form.register('description')}
      />
    </>
  )
}

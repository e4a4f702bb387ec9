import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type WatchFields, watchFields, weekBounds } from '#shared/watches/watch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { numberAsTyped } from '#web/src/ui/forms/number-as-typed.ts'
import { showRefusedFields } from '#web/src/ui/forms/show-refused-fields.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { useWatchChanges } from './use-watches.ts'
import styles from './Watches.module.css'

const texts = ['name', 'skills', 'places'] as const
const weeks = ['minWeeks', 'maxWeeks'] as const

type FormProps = { id: string; start: WatchFields; onClose: () => void; onSaved: () => void }

const useWatchForm = ({ id, start, onSaved }: FormProps) => {
  const form = useForm<WatchFields>({
    resolver: zodResolver(watchFields) as Resolver<WatchFields>,
    defaultValues: start,
  })
  const { saving } = useWatchChanges()
  const save = form.handleSubmit(async fields => {
    try {
      await saving.mutateAsync({ id, fields })
    } catch (error) {
      return showRefusedFields(form, [...texts, ...weeks], error)
    }
    onSaved()
  })
  return { form, save }
}

/** The form of one watch. */
export const WatchForm = (props: FormProps) => {
  const t = usePhrases('watches')
  const messageOf = useFieldMessage()
  const fitsHint = useId()
  const { form, save } = useWatchForm(props)
  const { errors, isSubmitting, isDirty } = form.formState
  const weeksMessage = (name: (typeof weeks)[number]) => {
    if (errors[name]?.message !== 'out_of_range') return messageOf(errors[name])
    const { minWeeks, maxWeeks } = form.getValues()
    const isOrder =
      name === 'maxWeeks' && (maxWeeks ?? 0) >= weekBounds.min && (minWeeks ?? 0) > (maxWeeks ?? 0)
    return isOrder ? t('form.weeksOrder') : t('form.weeksRange', weekBounds)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isSubmitting) void save()
      }}
    >
      {texts.map(name => (
        <Field
          key={name}
          label={t(`form.${name}`)}
          {...(name !== 'name' && { note: t('form.optional') })}
          hint={t(`form.${name}Hint`)}
          autoComplete="off"
          readOnly={isSubmitting}
          error={messageOf(errors[name])}
          {...form.register(name)}
        />
      ))}
      <label className={styles.choice}>
        <input type="checkbox" disabled={isSubmitting} {...form.register('remote')} />
        {t('form.remote')}
      </label>
      <div className={styles.weeks}>
        {weeks.map(name => (
          <Field
            key={name}
            label={t(`form.${name}`)}
            note={t('form.optional')}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isSubmitting}
            error={weeksMessage(name)}
            {...form.register(name, numberAsTyped)}
          />
        ))}
      </div>
      <p className={styles.hint}>{t('form.weeksHint')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          disabled={isSubmitting}
          aria-describedby={fitsHint}
          {...form.register('fits')}
        />
        {t('form.fits')}
      </label>
      <p id={fitsHint} className={styles.hint}>
        {t('form.fitsHint')}
      </p>
      <FormActions submit={t('form.save')} busy={isSubmitting}>
        <Button variant="secondary" disabled={isSubmitting} onClick={props.onClose}>
          {t('form.cancel')}
        </Button>
      </FormActions>
      {isDirty && <UnsavedChanges />}
    </form>
  )
}

import { type ReactNode, useId } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '../Button.tsx'
import { FormActions } from '../forms/FormActions.tsx'
import styles from './card.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import type { TypedValues } from './stored-values.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import type { useVersionedForm, VersionedStored } from './use-versioned-form.ts'

type FormProps<Values extends TypedValues, Stored extends VersionedStored<Values>> = {
  title: string
  versioned: ReturnType<typeof useVersionedForm<Values, Stored>>
  labelOf: (name: Extract<keyof Values, string>) => string
  /** Words a value for the merge, if people would not read it as the form holds it. */
  wordedValue?: (name: Extract<keyof Values, string>, value: string) => string
  /** Further buttons. */
  actions?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form for stored values. What was typed survives a failed save, and a save by somebody else. */
export const VersionedForm = <Values extends TypedValues, Stored extends VersionedStored<Values>>({
  title,
  versioned: { form, save, undo, conflict, merge, putOff },
  labelOf,
  wordedValue = (_, value) => value,
  actions,
  children,
}: FormProps<Values, Stored>) => {
  const t = usePhrases('signed-in')
  const heading = useId()
  const { isSubmitting, isDirty } = form.formState
  return (
    <>
      <form
        className={styles.card}
        noValidate
        aria-labelledby={heading}
        onSubmit={event => {
          event.preventDefault()
          if (!isSubmitting) void save()
        }}
      >
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        <FormActions className={styles.actions} submit={t('save')} busy={isSubmitting}>
          {isDirty && (
            <Button variant="secondary" disabled={isSubmitting} onClick={undo}>
              {t('undo')}
            </Button>
          )}
          {actions}
        </FormActions>
      </form>
      {isDirty && <UnsavedChanges />}
      {conflict && (
        <MergeDialog
          fields={conflict.fields.map(name => ({
            name,
            label: labelOf(name),
            typed: conflict.typed[name] ?? '',
            stored: conflict.stored[name] ?? '',
            worded: value => wordedValue(name, value),
          }))}
          busy={isSubmitting}
          onMerge={merge}
          onClose={putOff}
        />
      )}
    </>
  )
}

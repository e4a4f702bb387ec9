import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type FieldProps = ComponentProps<'input'> & {
  label: string
  /** Said after the label, e.g. “optional”. */
  note?: string
  hint?: ReactNode
  /** Words, not a code. Announced when it appears, and tied to the field. */
  error?: string
}

/** A labelled input; `{...register('email')}` of react-hook-form goes straight in. */
export const Field = ({ label, note, hint, error, id, className, ...input }: FieldProps) => {
  const made = useId()
  const field = id ?? made
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={field}>
        {label} {note && <span className={styles.optional}>{note}</span>}
      </label>
      <input
        {...input}
        id={field}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${field}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

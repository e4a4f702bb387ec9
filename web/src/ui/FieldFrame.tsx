import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

export type FrameProps = {
  label: string
  /** Shown after the label, e.g. “optional”. */
  note?: string
  hint?: ReactNode
  /** A text, not a code. Announced when it appears, and linked to the field. */
  error?: ReactNode
  id?: string
  className?: string
}

/** The attributes that link a control to its label, hint and error. */
type ControlProps = {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldFrameProps = FrameProps & { children: (control: ControlProps) => ReactNode }

/** Label, hint and error around any control. */
export const FieldFrame = ({ label, note, hint, error, id, className, children }: FieldFrameProps) => {
  const made = useId()
  const field = id ?? made
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={field}>
        {label} {note && <span className={styles.optional}>{note}</span>}
      </label>
      {children({
        id: field,
        className: styles.control ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
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

import { type ReactNode, useId } from 'react'
import styles from './FactGroup.module.css'

type GroupProps = { label: string; hint?: string | undefined; error: string | undefined; children: ReactNode }

/** Several controls that are one fact, with its name, hint and error. */
export const FactGroup = ({ label, hint, error, children }: GroupProps) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}

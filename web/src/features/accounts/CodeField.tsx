import type { ClipboardEvent } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import styles from './account-form.module.css'
import { codeLength, normalizeCode } from './code.ts'

type CodeFieldProps = {
  value: string
  digitsOnly: boolean
  error: string | undefined
  readOnly: boolean
  onEnter: (code: string) => void
}

/** The field for a mailed code. */
export const CodeField = ({ value, digitsOnly, error, readOnly, onEnter }: CodeFieldProps) => {
  const t = usePhrases('accounts')
  const enter = (text: string) => onEnter(normalizeCode(text, { digitsOnly }))
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    enter(event.clipboardData.getData('text'))
  }
  return (
    <Field
      label={t('code.label')}
      hint={t('code.hint')}
      error={error}
      className={styles.code}
      type="text"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={digitsOnly ? undefined : codeLength}
      required
      value={value}
      readOnly={readOnly}
      onPaste={paste}
      onChange={event => enter(event.target.value)}
    />
  )
}

import { type ComponentProps, useState } from 'react'
import { passwordMaximumLength } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import styles from './PasswordField.module.css'

type PasswordProps = ComponentProps<typeof Field> & {
  autoComplete: 'new-password' | 'current-password'
  /** The name of the field, added to the button's label for screen readers. */
  toggles: string
}

/** A password, with a button that shows what was typed. */
export const PasswordField = ({ toggles, ...field }: PasswordProps) => {
  const t = usePhrases('accounts')
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field
        {...field}
        type={shown ? 'text' : 'password'}
        // A hidden password is never capitalised, and the attribute is not allowed there.
        autoCapitalize={shown ? 'off' : undefined}
        autoCorrect="off"
        spellCheck={false}
        maxLength={passwordMaximumLength}
        required
      />
      <button type="button" className={styles.toggle} onClick={() => setShown(!shown)}>
        {shown ? t('password.hide') : t('password.show')} <span className="visually-hidden">{toggles}</span>
      </button>
    </div>
  )
}

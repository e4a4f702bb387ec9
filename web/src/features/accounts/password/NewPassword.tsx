import type { ComponentProps } from 'react'
import { passwordStrength } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './NewPassword.module.css'
import { PasswordField } from './PasswordField.tsx'

const levels = [1, 2, 3, 4] as const

/** The strength of a password as a line that grows with it. */
const Strength = ({ password }: { password: string }) => {
  const t = usePhrases('accounts')
  const strength = passwordStrength(password)
  return (
    <div className={styles.strength} hidden={strength === 0}>
      <span className={styles.line} aria-hidden="true">
        {levels.map(level => (
          <span key={level} data-reached={level <= strength || undefined} />
        ))}
      </span>
      <output>
        {strength > 0 &&
          t('password.strength', { level: t(`password.levels.${strength as (typeof levels)[number]}`) })}
      </output>
    </div>
  )
}

type NewPasswordProps = Pick<ComponentProps<typeof PasswordField>, 'error' | 'readOnly'> & {
  label: string
  value: string
  onType: (password: string) => void
}

/** A field for a new password, with its strength. */
export const NewPassword = ({ value, onType, ...field }: NewPasswordProps) => {
  const t = usePhrases('accounts')
  return (
    <div className={styles.chosen}>
      <PasswordField
        {...field}
        name="password"
        autoComplete="new-password"
        hint={t('password.hint')}
        toggles={t('password.toggles')}
        value={value}
        onChange={event => onType(event.target.value)}
      />
      <Strength password={value} />
    </div>
  )
}

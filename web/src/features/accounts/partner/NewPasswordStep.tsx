import { useEffect } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from '../account-form.module.css'
import { CodeField } from '../CodeField.tsx'
import { focusField } from '../focus-field.ts'
import { NewPassword } from '../password/NewPassword.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { useNewPassword } from './use-new-password.ts'

type StepProps = { email: string; onSignedIn: () => void; onChanged: () => void; onChangeEmail: () => void }

/** The step for the mailed code and the new password. */
export const NewPasswordStep = ({ onChangeEmail, ...rest }: StepProps) => {
  const t = usePhrases('accounts')
  const { form, code, password, faults, doing, busy, result, failure, ...on } = useNewPassword(rest)
  useEffect(() => focusField(form.current, 'code'), [form])
  const codeError =
    (faults.code && t(`fault.${faults.code}`)) || (result === 'wrong' ? t('notice.wrong') : undefined)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void on.submit(event)}>
      <p className={styles.intro}>{t('partner.mailedTo', { email: rest.email })}</p>
      <PartnerNotice doing="recovering" failure={failure} message={result === 'spent' && t('notice.spent')} />
      {/* For password managers: the account that the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={rest.email} readOnly hidden />
      <CodeField value={code} digitsOnly error={codeError} readOnly={busy} onEnter={on.setCode} />
      <NewPassword
        label={t('password.new')}
        error={faults.password && t(`fault.${faults.password}`)}
        value={password}
        readOnly={busy}
        onType={on.setPassword}
      />
      <Button type="submit" busy={busy && doing === 'saving'}>
        {t('partner.save')}
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" small disabled={busy} onClick={onChangeEmail}>
          {t('code.changeEmail')}
        </Button>
        <Button
          variant="quiet"
          small
          busy={busy && doing === 'resending'}
          disabled={busy && doing === 'saving'}
          onClick={() => void on.resend()}
        >
          {t('code.resend')}
        </Button>
      </div>
    </form>
  )
}

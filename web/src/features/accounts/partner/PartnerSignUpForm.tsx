import { useEffect } from 'react'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { AddressField } from '../AddressField.tsx'
import styles from '../account-form.module.css'
import { focusField } from '../focus-field.ts'
import { LinkButton } from '../LinkButton.tsx'
import { NewPassword } from '../password/NewPassword.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { SendButton } from '../SendButton.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { usePartnerSignUp } from './use-partner-sign-up.ts'

const LogInLink = ({ label }: { label: string }) => (
  <LinkButton onClick={() => openDialog('partner-login')}>{label}</LinkButton>
)

/** The sign-up form of a partner. It shows one error at a time, at its field. */
export const PartnerSignUpForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = usePhrases('accounts')
  const { form, typed, type, errorAt, submit, busy, result, failure } = usePartnerSignUp(onSignedIn)
  useEffect(() => focusField(form.current, 'email'), [form])
  const message =
    (result === 'exists' && t('notice.partnerExists')) || (result === 'created' && t('notice.partnerCreated'))
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('partner.signUpIntro')}</p>
      <PartnerNotice doing="signing_up" failure={failure} message={message}>
        <LogInLink label={result === 'exists' ? t('notice.logInInstead') : t('partner.logInTitle')} />
      </PartnerNotice>
      <AddressField
        value={typed.email}
        error={errorAt('email')}
        readOnly={busy}
        onType={email => type({ email })}
      />
      <NewPassword
        label={t('password.label')}
        error={errorAt('password')}
        value={typed.password}
        readOnly={busy}
        onType={password => type({ password })}
      />
      <PasswordField
        label={t('password.confirm')}
        error={errorAt('confirm')}
        name="confirm"
        autoComplete="new-password"
        toggles={t('password.togglesConfirm')}
        value={typed.confirm}
        readOnly={busy}
        onChange={event => type({ confirm: event.target.value })}
      />
      <SendButton busy={busy}>{t('chooser.register')}</SendButton>
      <div className={styles.others}>
        <p>
          {t('partner.haveAccount')} <LogInLink label={t('signUp.logIn')} />
        </p>
      </div>
    </form>
  )
}

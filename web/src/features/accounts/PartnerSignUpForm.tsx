import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type PartnerSignUp,
  type PartnerSignUpFault,
  partnerSignUpFault,
} from '#shared/accounts/partner-sign-up.ts'
import { emailAddress } from '#shared/contract/email.ts'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import styles from './account-form.module.css'
import { focusField } from './focus-field.ts'
import { NewPassword } from './NewPassword.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { usePartnerPool } from './use-partner-pool.ts'

const nothing: PartnerSignUp = { email: '', password: '', confirm: '' }

const LogInLink = ({ words }: { words: string }) => (
  <button type="button" className={styles.link} onClick={() => openDialog('partner-login')}>
    {words}
  </button>
)

/** One fault at a time, in the specified order, at the field it is about. */
export const PartnerSignUpForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const t = usePhrases('accounts')
  const words = usePhrases('fields')
  const [typed, setTyped] = useState(nothing)
  const [fault, setFault] = useState<PartnerSignUpFault>()
  const form = useRef<HTMLFormElement>(null)
  const { busy, answer, failure, ask } = usePartnerPool<'signed_in' | 'exists' | 'created'>()
  useEffect(() => focusField(form.current, 'email'), [])

  const type = (part: Partial<PartnerSignUp>) => setTyped(before => ({ ...before, ...part }))
  const errorAt = (field: keyof PartnerSignUp) => {
    if (fault?.field !== field) return undefined
    return fault.says === 'emailInvalid' ? words('email_invalid') : t(`fault.${fault.says}`)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = partnerSignUpFault(typed)
    setFault(found)
    if (found) return focusField(form.current, found.field)
    const email = emailAddress.parse(typed.email)
    const came = await ask(partner => partner.signUp(email, typed.password))
    if (came === 'signed_in') onSignedIn()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('partner.signUpIntro')}</p>
      <PartnerNotice
        doing="signing_up"
        failure={failure}
        says={
          (answer === 'exists' && t('notice.partnerExists')) ||
          (answer === 'created' && t('notice.partnerCreated'))
        }
      >
        <LogInLink words={answer === 'exists' ? t('notice.logInInstead') : t('partner.logInTitle')} />
      </PartnerNotice>
      <Field
        label={t('logIn.email')}
        error={errorAt('email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={typed.email}
        readOnly={busy}
        onChange={event => type({ email: event.target.value })}
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
      <Button type="submit" busy={busy}>
        {t('chooser.register')}
      </Button>
      <p className={styles.working} role="status">
        {busy && t('code.working')}
      </p>
      <div className={styles.others}>
        <p>
          {t('partner.haveAccount')} <LogInLink words={t('signUp.logIn')} />
        </p>
      </div>
    </form>
  )
}

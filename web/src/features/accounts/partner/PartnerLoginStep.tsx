import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailAddress } from '#shared/contract/email.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { AddressField } from '../AddressField.tsx'
import styles from '../account-form.module.css'
import { focusField } from '../focus-field.ts'
import { LinkButton } from '../LinkButton.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { usePartnerPool } from './use-partner-pool.ts'

type StepProps = {
  email: string
  /** The password was just changed, but signing in with it failed. */
  changed: boolean
  onForgotten: (email: string) => void
  onSignedIn: () => void
}

type Faults = { email?: FieldErrorCode | undefined; password?: FieldErrorCode | undefined }

const OtherActions = ({ onForgotten }: { onForgotten: () => void }) => {
  const t = usePhrases('accounts')
  return (
    <div className={styles.others}>
      <p>
        <LinkButton onClick={onForgotten}>{t('partner.forgotten')}</LinkButton>
      </p>
      <p>
        {t('partner.noAccount')}{' '}
        <LinkButton data-button="partner-sign-up" onClick={() => openDialog('partner-sign-up')}>
          {t('partner.apply')}
        </LinkButton>
      </p>
    </div>
  )
}

/** E-mail and password. The error does not say which of the two was wrong. */
export const PartnerLoginStep = ({ email: initialEmail, changed, onForgotten, onSignedIn }: StepProps) => {
  const t = usePhrases('accounts')
  const fields = usePhrases('fields')
  const [email, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const { busy, result, failure, ask } = usePartnerPool<'signed_in' | 'wrong'>()
  useEffect(() => focusField(form.current, initialEmail ? 'password' : 'email'), [initialEmail])

  const message = (result === 'wrong' && t('notice.partnerWrong')) || (changed && t('notice.passwordChanged'))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const address = emailAddress.safeParse(email)
    const found: Faults = {
      email: address.success ? undefined : fieldErrors(address.error.issues)[''],
      password: password ? undefined : 'required',
    }
    setFaults(found)
    if (!address.success) return focusField(form.current, 'email')
    if (found.password) return focusField(form.current, 'password')
    const result = await ask(partner => partner.logIn(address.data, password))
    if (result === 'signed_in') onSignedIn()
    else focusField(form.current, 'password')
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('partner.logInIntro')}</p>
      <PartnerNotice doing="logging_in" failure={failure} message={message} />
      <AddressField
        value={email}
        error={faults.email && fields(faults.email)}
        readOnly={busy}
        onType={setEmail}
      />
      <PasswordField
        label={t('password.label')}
        error={faults.password && fields(faults.password)}
        name="password"
        autoComplete="current-password"
        toggles={t('password.toggles')}
        value={password}
        readOnly={busy}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('chooser.logIn')}
      </Button>
      <OtherActions onForgotten={() => onForgotten(email)} />
    </form>
  )
}

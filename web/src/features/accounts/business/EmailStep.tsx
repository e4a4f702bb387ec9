import { type FormEvent, useEffect, useRef, useState } from 'react'
import { businessEmail } from '#shared/accounts/personal-email.ts'
import { emailAddress } from '#shared/contract/email.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import { openDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import styles from '../account-form.module.css'
import { LinkButton } from '../LinkButton.tsx'
import { SendButton } from '../SendButton.tsx'
import { useApplyAsPartner } from '../use-apply-as-partner.ts'
import type { Flow } from './business-sign-in.ts'
import { DialogNotice } from './DialogNotice.tsx'
import type { useCodeDialog } from './use-code-dialog.ts'

type StepProps = { flow: Flow; dialog: ReturnType<typeof useCodeDialog> }

const SignUpLinks = () => {
  const t = usePhrases('accounts')
  const applyAsPartner = useApplyAsPartner()
  return (
    <div className={styles.others}>
      <p>
        {t('signUp.haveAccount')}{' '}
        <LinkButton onClick={() => openDialog('business-login')}>{t('signUp.logIn')}</LinkButton>
      </p>
      <p>
        {t('signUp.seeking')}{' '}
        <LinkButton data-button="partner-sign-up" onClick={applyAsPartner}>
          {t('signUp.apply')}
        </LinkButton>
      </p>
    </div>
  )
}

const LogInLinks = () => {
  const t = usePhrases('accounts')
  return (
    <div className={styles.others}>
      <p>
        {t('logIn.noAccount')}{' '}
        <LinkButton data-button="business-sign-up" onClick={() => openDialog('business-sign-up')}>
          {t('logIn.register')}
        </LinkButton>
      </p>
    </div>
  )
}

/** Asks for the address that the code is mailed to. Only a sign-up refuses personal addresses. */
export const EmailStep = ({ flow, dialog: { state, send } }: StepProps) => {
  const t = usePhrases('accounts')
  const fields = usePhrases('fields')
  const [email, setEmail] = useState(state.email)
  const [error, setError] = useState<FieldErrorCode>()
  const form = useRef<HTMLFormElement>(null)
  const signsUp = flow === 'sign_up'
  const busy = state.busy === 'sending'
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const parsed = (signsUp ? businessEmail : emailAddress).safeParse(email)
    setError(parsed.success ? undefined : fieldErrors(parsed.error.issues)[''])
    if (parsed.success) void send(parsed.data)
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.intro}>{signsUp ? t('signUp.intro') : t('logIn.intro')}</p>
      <DialogNotice flow={flow} notice={state.notice} />
      <Field
        label={signsUp ? t('signUp.email') : t('logIn.email')}
        hint={signsUp ? t('signUp.emailHint') : undefined}
        error={error && fields(error)}
        type="email"
        name="email"
        autoComplete="email"
        required
        placeholder={signsUp ? t('signUp.emailPlaceholder') : t('logIn.emailPlaceholder')}
        value={email}
        readOnly={busy}
        onChange={event => setEmail(event.target.value)}
      />
      <SendButton busy={busy}>{signsUp ? t('signUp.send') : t('logIn.send')}</SendButton>
      {signsUp ? <SignUpLinks /> : <LogInLinks />}
    </form>
  )
}

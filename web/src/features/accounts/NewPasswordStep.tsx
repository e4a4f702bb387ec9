import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type PasswordFault, passwordFault } from '#shared/accounts/partner-password.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './account-form.module.css'
import { CodeField } from './CodeField.tsx'
import { codeLength } from './code.ts'
import { focusField } from './focus-field.ts'
import { NewPassword } from './NewPassword.tsx'
import { PartnerNotice } from './PartnerNotice.tsx'
import { usePartnerPool } from './use-partner-pool.ts'

type StepProps = { email: string; onSignedIn: () => void; onChanged: () => void; onChangeEmail: () => void }

type Answer = 'signed_in' | 'changed' | 'wrong' | 'spent' | 'mailed'

type Faults = { code?: 'codeIncomplete' | undefined; password?: PasswordFault | undefined }

/** The code that came by mail, and the password that is to hold from now on. */
export const NewPasswordStep = ({ email, onSignedIn, onChanged, onChangeEmail }: StepProps) => {
  const t = usePhrases('accounts')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const [doing, setDoing] = useState<'saving' | 'resending'>('saving')
  const { busy, answer, failure, ask } = usePartnerPool<Answer>()
  useEffect(() => focusField(form.current, 'code'), [])

  const codeError =
    (faults.code && t(`fault.${faults.code}`)) || (answer === 'wrong' ? t('notice.wrong') : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found: Faults = {
      code: code.length < codeLength ? 'codeIncomplete' : undefined,
      password: passwordFault(password),
    }
    setFaults(found)
    if (found.code) return focusField(form.current, 'code')
    if (found.password) return focusField(form.current, 'password')
    setDoing('saving')
    const came = await ask(partner => partner.setPassword(email, code, password))
    if (came === 'signed_in') onSignedIn()
    else if (came === 'changed') onChanged()
    else focusField(form.current, 'code')
  }
  const resend = async () => {
    setDoing('resending')
    if (!(await ask(partner => partner.mailCode(email)))) return
    setCode('')
    toast({ title: t('logIn.sent'), text: t('logIn.sentText', { email }), tone: 'success' })
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('partner.mailedTo', { email })}</p>
      <PartnerNotice doing="recovering" failure={failure} says={answer === 'spent' && t('notice.spent')} />
      {/* For password managers: whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <CodeField value={code} digitsOnly error={codeError} readOnly={busy} onEnter={setCode} />
      <NewPassword
        label={t('password.new')}
        error={faults.password && t(`fault.${faults.password}`)}
        value={password}
        readOnly={busy}
        onType={setPassword}
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
          onClick={() => void resend()}
        >
          {t('code.resend')}
        </Button>
      </div>
    </form>
  )
}

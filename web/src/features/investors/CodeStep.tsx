import { type FormEvent, useEffect, useRef } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { useCountdown } from '#web/src/ui/use-countdown.ts'
import styles from './investor-access.module.css'
import { codeDigits, useCodeCheck } from './use-code-check.ts'

type StepProps = { id: string; email: string; onBack: () => void; onVerified: () => void }

/** The step for the mailed code, which unlocks the figures. */
export const CodeStep = ({ id, email, onBack, onVerified }: StepProps) => {
  const t = usePhrases('investor-access')
  const form = useRef<HTMLFormElement>(null)
  const focusCode = () => form.current?.querySelector('input')?.focus()
  const check = useCodeCheck({ id, email, focusCode, onVerified })
  const { code, error, doing } = check
  const seconds = useCountdown(check.resendAt)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!doing) void check.verify()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.intro}>{t('codeIntro', { email })}</p>
      <Field
        label={t('code')}
        hint={t('codeHint')}
        {...(error && { error })}
        className={styles.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        readOnly={doing === 'verifying'}
        onChange={event => check.type(event.target.value.replace(/\D/g, '').slice(0, codeDigits))}
      />
      <Button type="submit" busy={doing === 'verifying'} disabled={doing === 'resending'}>
        {t('verify')}
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" small disabled={doing !== undefined} onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          variant="quiet"
          small
          busy={doing === 'resending'}
          disabled={seconds > 0 || doing === 'verifying'}
          onClick={() => void check.resend()}
        >
          {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
        </Button>
      </div>
    </form>
  )
}

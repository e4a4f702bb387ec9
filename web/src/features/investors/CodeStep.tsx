import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { useCountdown } from '#web/src/ui/use-countdown.ts'
import { resendCode, verifyCode } from './access.ts'
import { keepGrant } from './grant.ts'
import styles from './investor-access.module.css'

type StepProps = { id: string; email: string; onBack: () => void; onVerified: () => void }

/** The server lets one code a minute go out (lambdas/platform/codes/may-issue.ts). */
const secondsBetweenCodes = 60
const digits = 6

const after = (seconds: number) => Date.now() + seconds * 1_000

/** The code from the mail; right, it opens the figures. */
export const CodeStep = ({ id, email, onBack, onVerified }: StepProps) => {
  const t = usePhrases('investor-access')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [doing, setDoing] = useState<'verifying' | 'resending'>()
  const [resendAt, setResendAt] = useState(() => after(secondsBetweenCodes))
  const seconds = useCountdown(resendAt)
  const focusCode = () => form.current?.querySelector('input')?.focus()
  useEffect(focusCode, [])

  const refuse = (text: string) => {
    setError(text)
    toast({ tone: 'error', title: t('invalid'), text })
    focusCode()
  }
  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (doing) return
    if (code.length !== digits) return refuse(t('invalidText'))
    setDoing('verifying')
    setError(undefined)
    try {
      const granted = await verifyCode(id, code, language)
      if (!granted) return refuse(t('refusedText'))
      toast({ tone: 'success', title: t('verified'), text: t('verifiedText') })
      keepGrant(granted.grant)
      onVerified()
    } catch {
      toast({ tone: 'error', title: t('failed'), text: t('verifyFailedText') })
    } finally {
      setDoing(undefined)
    }
  }
  const resend = async () => {
    setDoing('resending')
    try {
      setResendAt(after(await resendCode(id, language)))
      setCode('')
      setError(undefined)
      toast({ tone: 'success', title: t('sent'), text: t('sentText', { email }) })
      focusCode()
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) setResendAt(after(failure.retryAfter))
      toast({ tone: 'error', title: t('failed'), text: t('failedText') })
    } finally {
      setDoing(undefined)
    }
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void verify(event)}>
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
        onChange={event => setCode(event.target.value.replace(/\D/g, '').slice(0, digits))}
      />
      <Button type="submit" busy={doing === 'verifying'} disabled={doing === 'resending'}>
        {t('verify')}
      </Button>
      <div className={styles.ways}>
        <Button variant="quiet" small disabled={doing !== undefined} onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          variant="quiet"
          small
          busy={doing === 'resending'}
          disabled={seconds > 0 || doing === 'verifying'}
          onClick={() => void resend()}
        >
          {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
        </Button>
      </div>
    </form>
  )
}

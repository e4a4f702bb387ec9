import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { useCountdown } from '#web/src/ui/use-countdown.ts'
import styles from '../account-form.module.css'
import { CodeField } from '../CodeField.tsx'
import { clockTime, codeLength } from '../code.ts'
import { focusField } from '../focus-field.ts'
import { NoticeBox } from '../NoticeBox.tsx'
import { useEmailVerification } from './use-email-verification.ts'

type Verification = ReturnType<typeof useEmailVerification>

const Resend = ({ doing, resend, resendAt }: Verification & { resendAt: number }) => {
  const words = usePhrases('accounts')
  const seconds = useCountdown(resendAt)
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        small
        className={styles.resend}
        busy={doing === 'sending'}
        disabled={seconds > 0 || doing === 'verifying'}
        onClick={() => void resend()}
      >
        {seconds > 0 ? words('code.resendIn', { time: clockTime(seconds) }) : words('code.resend')}
      </Button>
    </div>
  )
}

const CodeForm = ({ email, verification }: { email: string; verification: Verification }) => {
  const t = usePhrases('account-settings')
  const { mailed, doing, refusal, failure, verify } = verification
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const busy = doing === 'verifying'
  useEffect(() => focusField(form.current, 'code'), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || code.length < codeLength) return
    await verify(code)
    focusField(form.current, 'code')
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('verify.sentTo', { email })}</p>
      <NoticeBox lines={failure ? [failure] : []} />
      <CodeField value={code} digitsOnly error={refusal} readOnly={busy} onEnter={setCode} />
      <Button type="submit" busy={busy} disabled={code.length < codeLength}>
        {t('verify.verify')}
      </Button>
      <Resend {...verification} resendAt={mailed?.resendAt ?? 0} />
    </form>
  )
}

type VerifyProps = { email: string; onVerified: () => void; onClose: () => void }

/** Verifies the partner's address with a mailed code. */
export const VerifyEmailDialog = ({ email, onVerified, onClose }: VerifyProps) => {
  const t = usePhrases('account-settings')
  usePhrases('accounts')
  const verification = useEmailVerification(email, onVerified)
  const { mailed, doing, failure, send } = verification
  return (
    <Dialog title={t('verify.title')} onClose={onClose}>
      {mailed ? (
        <CodeForm email={email} verification={verification} />
      ) : (
        <div className={styles.form}>
          <p role="status">{doing && t('verify.sending', { email })}</p>
          <NoticeBox lines={failure ? [t('verify.sendFailed'), failure] : []} />
          {failure && (
            <Button busy={doing !== undefined} onClick={() => void send()}>
              {t('verify.sendAgain')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

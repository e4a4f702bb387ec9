import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useCountdown } from '#web/src/ui/use-countdown.ts'
import styles from '../account-form.module.css'
import { CodeField } from '../CodeField.tsx'
import { clockTime, codeLength } from '../code.ts'
import type { Flow } from './business-sign-in.ts'
import { DialogNotice } from './DialogNotice.tsx'
import type { useCodeDialog } from './use-code-dialog.ts'

type StepProps = {
  flow: Flow
  dialog: ReturnType<typeof useCodeDialog>
  /** Set if the address is that of the session, and cannot be changed. */
  knowsAddress?: boolean
}

type ActionsProps = StepProps['dialog'] & { knowsAddress: boolean }

const OtherActions = ({ state, resend, changeEmail, knowsAddress }: ActionsProps) => {
  const t = usePhrases('accounts')
  const seconds = useCountdown(state.resendAt)
  return (
    <div className={styles.actions}>
      {!knowsAddress && (
        <Button variant="quiet" small disabled={state.busy !== undefined} onClick={changeEmail}>
          {t('code.changeEmail')}
        </Button>
      )}
      <Button
        variant="quiet"
        small
        className={styles.resend}
        busy={state.busy === 'resending'}
        disabled={seconds > 0 || state.busy === 'verifying'}
        onClick={() => void resend()}
      >
        {seconds > 0 ? t('code.resendIn', { time: clockTime(seconds) }) : t('code.resend')}
      </Button>
    </div>
  )
}

/** The step for the mailed code. The field of the sign-up accepts digits only, as specified. */
export const CodeStep = ({ flow, dialog, knowsAddress = false }: StepProps) => {
  const t = usePhrases('accounts')
  const { state, verify } = dialog
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const signsUp = flow === 'sign_up'
  const busy = state.busy === 'verifying' || state.step === 'signed_in'
  const focusCode = () => form.current?.querySelector('input')?.focus()
  useEffect(focusCode, [])

  const wrong = state.notice?.kind === 'wrong' ? state.notice : undefined
  const error =
    wrong && (wrong.triesLeft ? t('notice.triesLeft', { count: wrong.triesLeft }) : t('notice.wrong'))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || code.length < codeLength) return
    await verify(code)
    focusCode()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p className={styles.intro}>{t('code.sentTo', { email: state.sentTo || state.email })}</p>
      <DialogNotice flow={flow} notice={state.notice} />
      <CodeField value={code} digitsOnly={signsUp} error={error} readOnly={busy} onEnter={setCode} />
      <Button type="submit" busy={busy} disabled={code.length < codeLength}>
        {signsUp ? t('signUp.verify') : t('logIn.verify')}
      </Button>
      <OtherActions {...dialog} knowsAddress={knowsAddress} />
    </form>
  )
}

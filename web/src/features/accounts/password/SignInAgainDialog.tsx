import { type FormEvent, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import styles from '../account-form.module.css'
import { focusField } from '../focus-field.ts'
import { NoticeBox } from '../NoticeBox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './use-account-call.ts'

type AgainProps = {
  email: string
  onSignedIn: () => void
  onClose: () => void
  /** What it is for, if it is not to save a form. */
  words?: { text: string; go: string }
}

/** Asks for the password of the signed-in account, over the current view. */
export const SignInAgainDialog = ({ email, onSignedIn, onClose, words }: AgainProps) => {
  const t = usePhrases('account-settings')
  usePhrases('accounts')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { busy, ask, lines } = useAccountCall()
  const refuse = (text: string) => {
    setError(text)
    focusField(form.current, 'password')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!password) return refuse(t('again.required'))
    setError(undefined)
    const result = await ask(account => account.signInAgain(email, password))
    if (result === 'done') onSignedIn()
    else if (result === 'refused') refuse(t('again.wrong'))
  }
  return (
    <Dialog title={t('again.title')} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <p className={styles.intro}>{words?.text ?? t('again.text')}</p>
        <NoticeBox lines={lines} />
        <Field
          label={t('again.email')}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          label={t('again.password')}
          error={error}
          name="password"
          autoComplete="current-password"
          toggles={t('again.toggles')}
          value={password}
          readOnly={busy}
          autoFocus
          onChange={event => setPassword(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {words?.go ?? t('again.go')}
        </Button>
      </form>
    </Dialog>
  )
}

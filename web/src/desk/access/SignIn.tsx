import { type FormEvent, useRef, useState } from 'react'
import { brand } from '#shared/brand.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { LanguageButton } from '../LanguageButton.tsx'
import { useWords, type Word } from '../words.ts'
import { type PasskeyWord, usePasskeyWords } from './passkey-words.ts'
import { knowsPasskeys } from './passkeys.ts'
import { beginSignIn, continueSignIn, type Step, signInWithPasskey } from './session.ts'

/** What Cognito's refusals mean to whoever signs in. */
const wordOf = ({ name, message }: Error): Word => {
  if (name === 'CodeMismatchException' || name === 'EnableSoftwareTokenMFAException') return 'wrongCode'
  if (name === 'ExpiredCodeException') return 'usedCode'
  if (name === 'InvalidPasswordException') return 'shortPassword'
  if (name === 'NetworkError' || name === 'TypeError') return 'offline'
  if (/session/i.test(message) || name === 'SignInException') return 'over'
  return name === 'NotAuthorizedException' ? 'wrongPassword' : 'failed'
}

/** What refuses a passkey: the browser, whoever holds it, or Cognito. */
const passkeyWordOf = (error: Error): PasskeyWord | Word => {
  if (/^Passkey.*(Canceled|Aborted)$/.test(error.name)) return 'cancelled'
  const word = wordOf(error)
  return word === 'wrongPassword' ? 'passkeyRefused' : word
}

type Ask = { label: Word; type: 'password' | 'text'; complete: string }

const asks: Readonly<Record<Exclude<Step['kind'], 'done'>, Ask>> = {
  'new-password': { label: 'newPassword', type: 'password', complete: 'new-password' },
  'set-up': { label: 'code', type: 'text', complete: 'one-time-code' },
  code: { label: 'code', type: 'text', complete: 'one-time-code' },
}

const SetUp = ({ step }: { step: Extract<Step, { kind: 'set-up' }> }) => {
  const t = useWords()
  return (
    <div className="set-up">
      <h2>{t('setUp')}</h2>
      <p>{t('setUpText')}</p>
      <code>{step.key.match(/.{1,4}/g)?.join(' ')}</code>
      <a href={step.link}>{t('openApp')}</a>
    </div>
  )
}

type Field = { label: Word; type: string; complete: string; name: string }

const Labelled = ({ label, type, complete, name }: Field) => {
  const t = useWords()
  return (
    <label className="field">
      <span>{t(label)}</span>
      <input
        name={name}
        type={type}
        autoComplete={complete}
        required
        // A page that asks for one thing at a time: it has the focus.
        // biome-ignore lint/a11y/noAutofocus: whoever arrives here types
        autoFocus={name !== 'password'}
        {...(complete === 'one-time-code' && { inputMode: 'numeric' as const, maxLength: 6 })}
      />
    </label>
  )
}

type Progress = { email: string; step: Exclude<Step, { kind: 'done' }> } | null

/** Answers the present step with the form; returns the next one. */
const advance = (progress: Progress, form: FormData): Promise<Step> => {
  const given = (name: string) => String(form.get(name) ?? '').trim()
  return progress
    ? continueSignIn(given('answer'), progress.email)
    : beginSignIn(given('email'), String(form.get('password') ?? ''))
}

type Props = { why: Word | null; signedIn: () => Promise<void> }

/** Signs in with a passkey; returns what stands in the way. */
const passkeyProblem = async (email: string): Promise<PasskeyWord | Word | null> => {
  try {
    return (await signInWithPasskey(email)) ? null : 'noPasskey'
  } catch (error) {
    return passkeyWordOf(error as Error)
  }
}

/** Password, then the code of an authenticator app; or a passkey alone. */
export const SignIn = ({ why, signedIn }: Props) => {
  const t = usePasskeyWords()
  const [progress, setProgress] = useState<Progress>(null)
  const [problem, setProblem] = useState<PasskeyWord | Word | null>(why)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = progress?.email ?? String(data.get('email') ?? '').trim()
    setBusy(true)
    try {
      const step = await advance(progress, data)
      setProblem(null)
      if (step.kind === 'done') await signedIn()
      else setProgress({ email, step })
    } catch (error) {
      const word = wordOf(error as Error)
      setProblem(word)
      if (word === 'over') setProgress(null)
      form.current?.querySelector<HTMLInputElement>('[name=answer]')?.select()
    } finally {
      setBusy(false)
    }
  }
  const enterByPasskey = async () => {
    const address = form.current?.querySelector<HTMLInputElement>('[name=email]')
    if (!address?.reportValidity()) return
    setBusy(true)
    const word = await passkeyProblem(address.value.trim())
    setProblem(word)
    if (word === null) await signedIn()
    setBusy(false)
  }
  const ask = progress && asks[progress.step.kind]
  return (
    <main className="sign-in">
      <form ref={form} key={progress?.step.kind ?? 'password'} onSubmit={submit}>
        <h1>
          {brand.name} · {t('desk')}
        </h1>
        {progress?.step.kind === 'set-up' && <SetUp step={progress.step} />}
        {ask ? (
          <Labelled name="answer" {...ask} />
        ) : (
          <>
            <Labelled name="email" label="address" type="email" complete="username" />
            <Labelled name="password" label="password" type="password" complete="current-password" />
          </>
        )}
        <p role="alert" className="problem">
          {problem && t(problem)}
        </p>
        <Button type="submit" busy={busy}>
          {t(progress ? 'next' : 'signIn')}
        </Button>
        {!progress && knowsPasskeys() && (
          <Button variant="secondary" busy={busy} onClick={enterByPasskey}>
            {t('withPasskey')}
          </Button>
        )}
        <LanguageButton />
      </form>
    </main>
  )
}

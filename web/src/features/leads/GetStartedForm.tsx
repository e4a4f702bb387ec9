import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { faultOf } from './get-started-form.ts'
import { HumanCheck } from './HumanCheck.tsx'
import styles from './lead-form.module.css'
import { sendGetStarted } from './send-lead.ts'
import { useHumanCheck } from './use-human-check.ts'

const EmailError = ({ code }: { code: FieldErrorCode }) => {
  const t = usePhrases('leads')
  const words = usePhrases('fields')
  if (code !== 'business_email_required') return words(code)
  return (
    <>
      <strong>{t('getStarted.businessEmail')}</strong>
      <br />
      {words(code)}
    </>
  )
}

/** A business address and a human check, told apart in that order. What was typed survives a failed submission. */
export const GetStartedForm = ({ onBack, onClose }: { onBack: () => void; onClose: () => void }) => {
  const t = usePhrases('leads')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const check = useHumanCheck()
  const [email, setEmail] = useState('')
  const [website, setWebsite] = useState('')
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>()
  const [limited, setLimited] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusOn = (type: 'email' | 'checkbox') =>
    form.current?.querySelector<HTMLElement>(`input[type=${type}]`)?.focus()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const show = (found: NonNullable<typeof fault>) => {
    setFault(found)
    focusOn(found.at === 'email' ? 'email' : 'checkbox')
  }
  const showFailure = (error: unknown) => {
    const refused = error instanceof ApiError ? error : undefined
    // A limit in front of our functions has no words of ours.
    if (refused?.code === 'rate_limited')
      return setLimited(refused.message === refused.code ? errors(refused.code) : refused.message)
    toast({ tone: 'error', title: t('failed'), text: t('failedText') })
    if (refused?.fields?.email) show({ at: 'email', code: refused.fields.email })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faultOf(email, check.isTicked)
    setFault(undefined)
    setLimited('')
    if (found) return show(found)
    setBusy(true)
    try {
      const body = { email, type: 'credits', language, ...(website && { website }) } as const
      await sendGetStarted(body, check)
      toast({ tone: 'success', title: t('getStarted.sent'), text: t('sentText') })
      onClose()
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={() => beginForm('get_started')}
      onSubmit={event => void submit(event)}
    >
      <div role="alert">
        {limited && (
          <div className={styles.notice}>
            <strong>{t('getStarted.limited')}</strong>
            <p>{limited}</p>
          </div>
        )}
      </div>
      <Field
        label={t('getStarted.email')}
        error={fault?.at === 'email' && <EmailError code={fault.code} />}
        type="email"
        name="email"
        autoComplete="email"
        required
        placeholder={t('getStarted.emailPlaceholder')}
        value={email}
        readOnly={busy}
        onChange={event => setEmail(event.target.value)}
      />
      <HumanCheck check={check} isMissing={fault?.at === 'check' && !check.isTicked} readOnly={busy} />
      <Honeypot name="website" value={website} onChange={event => setWebsite(event.target.value)} />
      <div className={styles.ways}>
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <Button look="secondary" disabled={busy} onClick={onBack}>
          {t('getStarted.back')}
        </Button>
        <p className={styles.working} role="status">
          {busy && t('working')}
        </p>
      </div>
    </form>
  )
}

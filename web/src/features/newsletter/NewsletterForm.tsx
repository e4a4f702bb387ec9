import type { i18n } from 'i18next'
import { type FormEvent, useRef, useState } from 'react'
import { brand } from '#shared/brand.ts'
import { loadPhrases, useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './NewsletterForm.module.css'

const fetchSubmit = async (instance: i18n) => {
  const [{ submit }] = await Promise.all([
    import('./submit-subscription.ts'),
    loadPhrases(instance, 'fields'),
  ])
  return submit
}

const useSubscription = () => {
  const t = usePhrases('newsletter')
  const i18n = useI18n()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !form.current) return
    setBusy(true)
    setError(undefined)
    try {
      const submit = await fetchSubmit(i18n)
      const outcome = await submit(form.current, i18n)
      if (outcome.fieldError) {
        setError(outcome.fieldError)
        form.current.querySelector<HTMLInputElement>('[name=email]')?.focus()
      }
    } catch (fault) {
      toast({ tone: 'error', title: t('form.failed'), text: t('form.failedText') })
      console.warn('newsletter', fault)
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, error, send }
}

/** The newsletter form in the footer. The code for sending is fetched on submit. */
export const NewsletterForm = () => {
  const t = usePhrases('newsletter')
  const site = usePhrases('site')
  const { form, busy, error, send } = useSubscription()
  return (
    <form ref={form} id="newsletter" className={styles.form} noValidate onSubmit={event => void send(event)}>
      <div>
        <h2 className={styles.heading}>{t('form.heading')}</h2>
        <p className={styles.text}>{t('form.text')}</p>
      </div>
      <div className={styles.row}>
        <Field
          className={styles.email}
          label={t('form.label')}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={t('form.placeholder')}
          {...(error && { error })}
        />
        <Button type="submit" busy={busy}>
          {t('form.submit')}
        </Button>
      </div>
      {/* A honeypot for bots. Hidden from people and screen readers. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('form.website')} <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <noscript>
        <p className={styles.text}>{site('needsScript', { email: brand.contactEmail })}</p>
      </noscript>
    </form>
  )
}

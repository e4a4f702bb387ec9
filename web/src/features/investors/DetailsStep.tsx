import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { requestAccess } from './access.ts'
import { askedFor, type Details, faultsOf } from './details.ts'
import styles from './investor-access.module.css'

type StepProps = { details: Details; onChange: (details: Details) => void; onSent: (id: string) => void }

/** Who asks for the figures. */
export const DetailsStep = ({ details, onChange, onSent }: StepProps) => {
  const t = usePhrases('investor-access')
  const words = usePhrases('fields')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Record<string, FieldErrorCode>>({})
  const [busy, setBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const show = (found: Record<string, FieldErrorCode>) => {
    setFaults(found)
    const first = askedFor.find(({ name }) => found[name])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = faultsOf(details)
    show(found)
    if (Object.values(found).includes('required')) toast({ tone: 'error', title: t('fillAll') })
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { website, ...fields } = details
      const { id } = await requestAccess({ ...fields, ...(website && { website }), language })
      toast({ tone: 'success', title: t('sent'), text: t('sentText', { email: details.email }) })
      onSent(id)
    } catch (error) {
      if (error instanceof ApiError && error.fields) show(error.fields)
      toast({ tone: 'error', title: t('failed'), text: t('failedText') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={() => beginForm('investor_access')}
      onSubmit={event => void submit(event)}
    >
      <p>{t('intro')}</p>
      {askedFor.map(({ name, type, autoComplete }) => {
        const fault = faults[name]
        return (
          <Field
            key={name}
            label={t(name)}
            name={name}
            type={type}
            autoComplete={autoComplete}
            required
            {...(fault && { error: words(fault) })}
            value={details[name]}
            readOnly={busy}
            onChange={event => onChange({ ...details, [name]: event.target.value })}
          />
        )
      })}
      <Honeypot
        name="website"
        value={details.website}
        onChange={event => onChange({ ...details, website: event.target.value })}
      />
      <p className={styles.working} role="status">
        {busy && t('sending')}
      </p>
      <Button type="submit" busy={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}

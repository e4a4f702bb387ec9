import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { useSubmission } from '#web/src/ui/forms/use-submission.ts'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { emptyGetStarted, resolverWith } from './get-started-form.ts'
import { HumanCheck } from './HumanCheck.tsx'
import { LeadActions } from './LeadActions.tsx'
import styles from './lead-form.module.css'
import { sendGetStarted } from './send-lead.ts'
import { type HumanCheckProof, useHumanCheck } from './use-human-check.ts'

type FormProps = { onBack: () => void; onClose: () => void }

const useGetStarted = (check: HumanCheckProof, onDone: () => void, onMissingCheck: () => void) => {
  const t = usePhrases('leads')
  const errors = usePhrases('errors')
  const [limited, setLimited] = useState('')
  const submission = useSubmission({
    resolver: resolverWith(check.isTicked),
    start: emptyGetStarted,
    send: ({ check: _, ...body }) => {
      setLimited('')
      return sendGetStarted({ ...body, type: 'credits' }, check)
    },
    texts: {
      done: () => ({ title: t('getStarted.sent'), text: t('sentText') }),
      failed: { title: t('failed'), text: t('failedText') },
    },
    onInvalid: faults => {
      setLimited('')
      if (faults.check) onMissingCheck()
    },
    onRefused: ({ code, message }) => {
      if (code !== 'rate_limited') return false
      // A rate limit in front of our functions has no text of ours.
      setLimited(message === code ? errors(code) : message)
      return true
    },
    onDone,
  })
  return { ...submission, limited }
}

const Limited = ({ text }: { text: string }) => {
  const t = usePhrases('leads')
  return (
    <div role="alert">
      {text && (
        <div className={styles.notice}>
          <strong>{t('getStarted.limited')}</strong>
          <p>{text}</p>
        </div>
      )}
    </div>
  )
}

const EmailError = ({ error }: { error: { message?: string | undefined } }) => {
  const t = usePhrases('leads')
  const messageOf = useFieldMessage()
  if (error.message !== 'business_email_required') return messageOf(error)
  return (
    <>
      <strong>{t('getStarted.businessEmail')}</strong>
      <br />
      {messageOf(error)}
    </>
  )
}

/** A business address and a human check; shows one fault at a time. A failed submission keeps what was typed. */
export const GetStartedForm = ({ onBack, onClose }: FormProps) => {
  const t = usePhrases('leads')
  const checkbox = useRef<HTMLInputElement>(null)
  const check = useHumanCheck()
  const { form, submit, isSubmitting, limited } = useGetStarted(check, onClose, () =>
    checkbox.current?.focus(),
  )
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <form className={styles.form} noValidate onFocus={() => beginForm('get_started')} onSubmit={submit}>
      <Limited text={limited} />
      <Field
        label={t('getStarted.email')}
        error={errors.email && <EmailError error={errors.email} />}
        type="email"
        autoComplete="email"
        required
        placeholder={t('getStarted.emailPlaceholder')}
        readOnly={isSubmitting}
        {...form.register('email')}
      />
      <HumanCheck
        ref={checkbox}
        check={check}
        isMissing={errors.check !== undefined && !check.isTicked}
        readOnly={isSubmitting}
      />
      <Honeypot {...form.register('website')} />
      <LeadActions busy={isSubmitting}>
        <Button variant="secondary" disabled={isSubmitting} onClick={onBack}>
          {t('getStarted.back')}
        </Button>
      </LeadActions>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { useSubmission } from '#web/src/ui/forms/use-submission.ts'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { requestAccess } from './access.ts'
import { type Details, detailsFields, detailsInputs } from './details.ts'
import styles from './investor-access.module.css'

type StepProps = { details: Details; onSent: (id: string, details: Details) => void }

const useAccessRequest = ({ details, onSent }: StepProps) => {
  const t = usePhrases('investor-access')
  return useSubmission({
    resolver: zodResolver(detailsFields),
    start: details,
    send: requestAccess,
    texts: {
      done: ({ email }) => ({ title: t('sent'), text: t('sentText', { email }) }),
      failed: { title: t('failed'), text: t('failedText') },
    },
    onInvalid: errors => {
      const isMissing = Object.values(errors).some(({ message }) => message === 'required')
      if (isMissing) toast({ tone: 'error', title: t('fillAll') })
    },
    onDone: ({ id }, sent) => onSent(id, sent),
  })
}

/** The requester's details. */
export const DetailsStep = (props: StepProps) => {
  const t = usePhrases('investor-access')
  const messageOf = useFieldMessage()
  const { form, submit, isSubmitting } = useAccessRequest(props)
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <form className={styles.form} noValidate onFocus={() => beginForm('investor_access')} onSubmit={submit}>
      <p>{t('intro')}</p>
      {detailsInputs.map(({ name, type, autoComplete }) => (
        <Field
          key={name}
          label={t(name)}
          type={type}
          autoComplete={autoComplete}
          required
          error={messageOf(errors[name])}
          readOnly={isSubmitting}
          {...form.register(name)}
        />
      ))}
      <Honeypot {...form.register('website')} />
      <p className={styles.working} role="status">
        {isSubmitting && t('sending')}
      </p>
      <Button type="submit" busy={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  )
}

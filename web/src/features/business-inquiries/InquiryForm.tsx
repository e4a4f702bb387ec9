import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import type { Draft } from './drafts.ts'
import { InquiryFacts } from './InquiryFacts.tsx'
import styles from './InquiryForm.module.css'
import { type Files, useInquiryForm } from './use-inquiry-form.ts'

type FormProps = {
  service: InquiredService
  files: Files
  draft: Draft
  /** The attachments. */
  children: ReactNode
  onClose: () => void
}

const isSendingKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** A project description with attachments. What was written survives a failed submission and closing the dialog. */
export const InquiryForm = ({ service, files, draft, children, onClose }: FormProps) => {
  const t = usePhrases('business-inquiries')
  const messageOf = useFieldMessage()
  const form = useInquiryForm(service, files, draft, onClose)
  const { description, phase, fault } = form
  const status = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        error={fault === 'required' ? t('form.required') : messageOf(fault && { message: fault })}
        className={styles.description}
        rows={6}
        required
        readOnly={phase !== 'writing'}
        value={description}
        onChange={event => form.write(event.currentTarget.value)}
        onBlur={form.leave}
        onKeyDown={event => isSendingKey(event) && form.submit()}
      />
      <InquiryFacts description={description} facts={form.facts} readOnly={phase !== 'writing'} />
      {children}
      <p id={status} className={styles.status} role="status">
        {phase === 'writing' ? t('form.kept') : t(`form.${phase}`)}
      </p>
      <p className={styles.stopped} role="alert">
        {form.isStopped && t('form.unfinished')}
      </p>
      <ActionRow>
        <Button
          type="submit"
          busy={phase !== 'writing'}
          disabled={description.trim() === ''}
          aria-describedby={status}
        >
          {t('form.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </ActionRow>
    </form>
  )
}

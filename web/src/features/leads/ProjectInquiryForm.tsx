import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import { InquiryFields } from './InquiryFields.tsx'
import { emptyInquiry, type Inquiry, inquiryFields } from './inquiry-form.ts'
import styles from './lead-form.module.css'
import { sendInquiry } from './send-lead.ts'

type InquiryFormProps = { projectTitle: string; onClose: () => void }

/** A project in the visitor's own words. What was typed survives a failed submission. */
export const ProjectInquiryForm = ({ projectTitle, onClose }: InquiryFormProps) => {
  const t = usePhrases('leads')
  const language = useLanguage()
  const form = useForm<Inquiry>({
    resolver: zodResolver(inquiryFields),
    defaultValues: { ...emptyInquiry, projectTitle },
  })
  const { isSubmitting } = form.formState

  const showRefusal = (refusal: ApiError) => {
    const refused = Object.entries(refusal.fields ?? {}) as [keyof Inquiry, FieldErrorCode][]
    for (const [name, message] of refused)
      if (name in emptyInquiry) form.setError(name, { message }, { shouldFocus: true })
  }
  const submit = async ({ website, ...inquiry }: Inquiry) => {
    try {
      await sendInquiry({ ...inquiry, language, ...(website && { website }) })
      toast({ tone: 'success', title: t('inquiry.sent'), text: t('sentText') })
      onClose()
    } catch (error) {
      toast({ tone: 'error', title: t('failed'), text: t('failedText') })
      if (error instanceof ApiError) showRefusal(error)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isSubmitting) void form.handleSubmit(submit)()
      }}
    >
      <InquiryFields form={form} />
      <Honeypot {...form.register('website')} />
      <div className={styles.ways}>
        <Button type="submit" busy={isSubmitting}>
          {t('send')}
        </Button>
        <Button look="quiet" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </Button>
        <p className={styles.working} role="status">
          {isSubmitting && t('working')}
        </p>
      </div>
    </form>
  )
}

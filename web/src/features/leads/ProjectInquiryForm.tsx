import { zodResolver } from '@hookform/resolvers/zod'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useSubmission } from '#web/src/ui/forms/use-submission.ts'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { InquiryFields } from './InquiryFields.tsx'
import { emptyInquiry, inquiryFields } from './inquiry-form.ts'
import { LeadActions } from './LeadActions.tsx'
import styles from './lead-form.module.css'
import { sendInquiry } from './send-lead.ts'

type InquiryFormProps = { projectTitle: string; onClose: () => void }

/** A project described by the visitor. A failed submission keeps what was typed. */
export const ProjectInquiryForm = ({ projectTitle, onClose }: InquiryFormProps) => {
  const t = usePhrases('leads')
  const { form, submit, isSubmitting } = useSubmission({
    resolver: zodResolver(inquiryFields),
    start: { ...emptyInquiry, projectTitle },
    send: sendInquiry,
    texts: {
      done: () => ({ title: t('inquiry.sent'), text: t('sentText') }),
      failed: { title: t('failed'), text: t('failedText') },
    },
    onDone: onClose,
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <InquiryFields form={form} />
      <Honeypot {...form.register('website')} />
      <LeadActions busy={isSubmitting}>
        <Button variant="quiet" disabled={isSubmitting} onClick={onClose}>
          {t('cancel')}
        </Button>
      </LeadActions>
    </form>
  )
}

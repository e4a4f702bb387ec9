import { addInquiryFiles } from '#shared/business-inquiries/change-inquiry.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { useStoredInquiries } from './use-stored-inquiries.ts'

const submission = submissionKey()

/** Adds files to an inquiry, once however often they are sent; says what has become of it. */
export const useAddFiles = (id: string) => {
  const t = usePhrases('inquiry-facts')
  const { show, reread } = useStoredInquiries()
  return {
    add: async (uploads: readonly string[]) => {
      const idempotencyKey = submission.keyFor({ id, uploads })
      show(
        await call(addInquiryFiles, { params: { id }, body: { uploads: [...uploads] } }, { idempotencyKey }),
      )
      submission.succeeded()
      const text = t('files.added', { count: uploads.length })
      toast({ tone: 'success', title: t('files.addedTitle'), text })
    },
    explain: async (error: unknown) => {
      console.error('The files could not be added', error)
      const isLate = error instanceof ApiError && error.code === 'inquiry_settled'
      toast({
        tone: 'error',
        title: t('files.failedTitle'),
        text: t(isLate ? 'files.settled' : 'files.failed'),
      })
      if (error instanceof ApiError && error.status === 409) await reread(id)
    },
  }
}

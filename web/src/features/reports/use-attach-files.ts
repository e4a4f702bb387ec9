import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

const submission = submissionKey()

type Attaching = {
  /** The assignment. */
  id: string
  side: AgreementSide
  attach: (uploads: string[], options: { idempotencyKey: string }) => Promise<unknown>
  reread: () => Promise<unknown>
}

/** Attaches files to an assignment, once however often they are sent; says what has become of it. */
export const useAttachFiles = ({ id, side, attach, reread }: Attaching) => {
  const t = usePhrases('reports')
  const errors = usePhrases('errors')
  return {
    send: async (uploads: readonly string[]) => {
      await attach([...uploads], { idempotencyKey: submission.keyFor({ id, uploads }) })
      submission.succeeded()
      toast({
        tone: 'success',
        title: t('files.attachedTitle'),
        text: t(`files.attachedText.${side}`),
      })
      await reread()
    },
    explain: async (error: unknown) => {
      console.error('Files could not be attached to an assignment', error)
      const code = error instanceof ApiError ? error.code : 'internal'
      toast({ tone: 'error', title: t('files.refused'), text: errors(code) })
      // Others may have attached files meanwhile, so that there is less room than the page says.
      if (code === 'invalid_fields') await reread()
    },
  }
}

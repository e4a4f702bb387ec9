import { useEffect, useState } from 'react'
import { addInquiryFiles } from '#shared/business-inquiries/change-inquiry.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { unusableUploads } from './unusable-uploads.ts'
import type { Files } from './use-inquiry-form.ts'
import { useStoredInquiries } from './use-stored-inquiries.ts'

const submission = submissionKey()

type Phase = 'choosing' | 'waiting' | 'adding'

/** Adds files to an inquiry as soon as they have arrived, once however often they are sent. */
export const useAddFiles = (id: string, files: Omit<Files, 'filesToKeep'>, onDone: () => void) => {
  const t = usePhrases('inquiry-facts')
  const { show, reread } = useStoredInquiries()
  const [phase, setPhase] = useState<Phase>('choosing')
  const [problem, setProblem] = useState<'none' | 'unfinished'>()
  const { accepted, areOnTheirWay, areFaulty } = files

  const explain = async (error: unknown, uploads: readonly string[]) => {
    console.error('The files could not be added', error)
    files.giveUp(unusableUploads(error, uploads))
    const isLate = error instanceof ApiError && error.code === 'inquiry_settled'
    toast({
      tone: 'error',
      title: t('files.failedTitle'),
      text: t(isLate ? 'files.settled' : 'files.failed'),
    })
    if (error instanceof ApiError && error.status === 409) await reread(id)
  }
  const send = async () => {
    setPhase('adding')
    const uploads = accepted.map(upload => upload.id)
    try {
      const idempotencyKey = submission.keyFor({ id, uploads })
      show(await call(addInquiryFiles, { params: { id }, body: { uploads } }, { idempotencyKey }))
      submission.succeeded()
      const text = t('files.added', { count: uploads.length })
      toast({ tone: 'success', title: t('files.addedTitle'), text })
      onDone()
    } catch (error) {
      setPhase('choosing')
      await explain(error, uploads)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: decides once, when the last file is settled
  useEffect(() => {
    if (phase !== 'waiting' || areOnTheirWay) return
    setProblem(areFaulty ? 'unfinished' : accepted.length === 0 ? 'none' : undefined)
    if (areFaulty || accepted.length === 0) setPhase('choosing')
    else void send()
  }, [phase, areOnTheirWay])

  return { phase, problem, submit: () => phase === 'choosing' && setPhase('waiting') }
}

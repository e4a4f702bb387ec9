import { useEffect, useRef, useState } from 'react'
import { type FileRefusal, refusalOf } from '#shared/files/file-refusal.ts'
import { replaceCv } from '#shared/partner-profile/cv.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { cvUploads } from './cv-port.ts'
import { type Progress, uploadFile } from './upload-file.ts'

export type Cv = Reply<typeof replaceCv>

/** A CV being uploaded; `saving` after the server has accepted the file. */
export type Sending = { file: File; progress: Progress }

/** Shows why a CV was refused, in the texts of the specification if it has any. */
const useRefusalWords = () => {
  const t = usePhrases('files')
  return (reason: FileRefusal | undefined) => {
    if (reason === 'too_large') toast({ tone: 'error', title: t('cv.tooLargeTitle'), text: t('cv.tooLarge') })
    else if (reason === 'type_not_accepted')
      toast({ tone: 'error', title: t('cv.typeTitle'), text: t('cv.type') })
    else
      toast({
        tone: 'error',
        title: t('cv.failedTitle'),
        text: reason ? t(`refusals.${reason}`) : t('cv.failed'),
      })
  }
}

/** Uploads one file at a time and makes it the CV; until then the previous CV stays. */
export const useCvUpload = (onSaved: (cv: Cv) => void) => {
  const t = usePhrases('files')
  const refuse = useRefusalWords()
  const [sending, setSending] = useState<Sending>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setSending(undefined)
  }
  /** Uploads a file and shows its progress; returns nothing if it was cancelled. */
  const ended = async (file: File, signal: AbortSignal): Promise<Progress | undefined> => {
    const reported: Progress[] = []
    const tell = (progress: Progress) => {
      reported.push(progress)
      setSending({ file, progress })
    }
    await uploadFile(cvUploads, file, tell, signal)
    return signal.aborted ? undefined : reported.at(-1)
  }
  const takeIntoUse = async (file: File, uploadId: string, signal: AbortSignal) => {
    try {
      const saved = await call(replaceCv, { body: { uploadId } }, { signal })
      stop()
      toast({ tone: 'success', title: t('cv.saved'), text: t('cv.savedText', { name: saved.fileName }) })
      onSaved(saved)
    } catch (error) {
      if (signal.aborted) return
      console.error('The CV could not be saved', error)
      setSending({ file, progress: { state: 'failed' } })
      refuse(undefined)
    }
  }
  const send = async (file: File) => {
    const reason = refusalOf({ fileName: file.name, contentType: file.type, size: file.size }, 'cv')
    if (reason) return refuse(reason)
    stop()
    const controller = new AbortController()
    running.current = controller
    const end = await ended(file, controller.signal)
    if (end?.state === 'accepted') await takeIntoUse(file, end.id, controller.signal)
    else if (end) refuse(end.state === 'refused' ? end.reason : undefined)
  }
  const state = sending?.progress.state
  return {
    sending,
    /** Whether leaving the page would lose a file. One that was refused or has failed is lost already. */
    isOnItsWay: state !== undefined && state !== 'refused' && state !== 'failed',
    send,
    cancel: stop,
  }
}

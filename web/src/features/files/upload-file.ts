import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { FileRefused } from '#web/src/platform/post-file.ts'
import type { UploadPort } from './upload-port.ts'

/** The visible state of an upload. */
export type Progress =
  | { state: 'sending'; sent: number }
  | { state: 'checking' }
  | { state: 'accepted'; id: string }
  | { state: 'refused'; reason: FileRefusal }
  | { state: 'failed' }

export type Tell = (progress: Progress) => void

/** The server inspects a file when asked for its state; if the result is not there yet, we poll with growing pauses. */
const looks = { maxAttempts: 12, firstPauseMs: 250, growth: 1.6, maxPauseMs: 4_000 }

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const aborted = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', aborted, { once: true })
  })

/** Waits for the result of the server's inspection. */
const inspected = async (port: UploadPort, id: string, signal: AbortSignal): Promise<Progress> => {
  let pauseMs = looks.firstPauseMs
  for (let look = 0; look < looks.maxAttempts; look++) {
    const { state, reason } = await port.read(id, signal)
    if (state === 'accepted') return { state, id }
    if (state === 'refused') return { state, reason: reason ?? 'content_differs' }
    await pause(pauseMs, signal)
    pauseMs = Math.min(pauseMs * looks.growth, looks.maxPauseMs)
  }
  return { state: 'failed' }
}

/** Translates the field errors of a refused request to the reasons that bucket and inspection use. */
const refusalOf = (error: unknown): FileRefusal | undefined => {
  if (error instanceof FileRefused) return error.reason
  const fields = Object.values((error instanceof ApiError && error.fields) || {})
  if (fields.includes('file_type_not_accepted')) return 'type_not_accepted'
  if (fields.includes('file_too_large')) return 'too_large'
  return fields.includes('file_empty') ? 'empty' : undefined
}

const toldEnd = async (work: () => Promise<Progress>, tell: Tell, signal: AbortSignal): Promise<void> => {
  try {
    tell(await work())
  } catch (error) {
    if (signal.aborted) return
    const reason = refusalOf(error)
    if (!reason) console.error('A file could not be uploaded', error)
    tell(reason ? { state: 'refused', reason } : { state: 'failed' })
  }
}

/** Uploads a file and waits until the server has inspected it. Reports all progress, and nothing after an abort. */
export const uploadFile = (port: UploadPort, file: File, tell: Tell, signal: AbortSignal): Promise<void> =>
  toldEnd(
    async () => {
      tell({ state: 'sending', sent: 0 })
      const declared = { fileName: file.name, contentType: file.type, size: file.size }
      const permission = await port.request(declared, signal)
      await port.post(permission, file, { signal, onProgress: sent => tell({ state: 'sending', sent }) })
      tell({ state: 'checking' })
      return inspected(port, permission.id, signal)
    },
    tell,
    signal,
  )

/** Waits again for the inspection of an earlier upload, which the server keeps for one day. */
export const recheck = (port: UploadPort, id: string, tell: Tell, signal: AbortSignal): Promise<void> =>
  toldEnd(
    async () => {
      tell({ state: 'checking' })
      try {
        return await inspected(port, id, signal)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
        return { state: 'refused', reason: 'expired' }
      }
    },
    tell,
    signal,
  )

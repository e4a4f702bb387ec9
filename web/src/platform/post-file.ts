import type { z } from 'zod/mini'
import type { FileRefusal } from '#shared/files/file-refusal.ts'
import type { uploadPermission } from '#shared/files/upload.ts'
import { ApiError } from './api-error.ts'

export type UploadPermission = z.output<typeof uploadPermission>

/** A bucket refuses a file with an XML code; this maps the codes to our reasons. */
const refusals: Readonly<Record<string, FileRefusal>> = {
  EntityTooLarge: 'too_large',
  EntityTooSmall: 'empty',
}

/** The bucket refused the file, and would refuse it again. */
export class FileRefused extends Error {
  readonly reason: FileRefusal

  constructor(reason: FileRefusal) {
    super(reason)
    this.name = 'FileRefused'
    this.reason = reason
  }
}

/** A large file may take long on a slow connection, but its progress never stops for this long. */
const stalledAfterMs = 45_000

const form = ({ fields }: UploadPermission, file: File): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  data.append('file', file)
  return data
}

const refusalIn = (xml: string): Error => {
  const reason = refusals[/<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? '']
  return reason ? new FileRefused(reason) : new ApiError('unavailable', { status: 0 })
}

type Options = {
  signal: AbortSignal /** Called with the bytes sent so far, and the total. */
  onProgress: (sent: number) => void
}

/**
 * Uploads a file with a permission. Throws FileRefused, ApiError `unavailable` if it did not arrive or nothing moved
 * for 45 seconds, and the reason of `signal` if aborted. Does not use fetch, which reports no upload progress.
 */
export const postFile = (permission: UploadPermission, file: File, { signal, onProgress }: Options) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new ApiError('unavailable', { status: 0 }))
    let stalled: ReturnType<typeof setTimeout> | undefined
    const moves = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), stalledAfterMs)
    }
    const aborted = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => {
      moves()
      onProgress(total ? Math.min(1, loaded / total) * file.size : 0)
    }
    request.onload = () => (request.status < 300 ? resolve() : reject(refusalIn(request.responseText)))
    request.onerror = failed
    request.onabort = () => (signal.aborted ? reject(signal.reason) : failed())
    request.onloadend = () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', aborted)
    }
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', aborted)
    request.open('POST', permission.url)
    moves()
    request.send(form(permission, file))
  })

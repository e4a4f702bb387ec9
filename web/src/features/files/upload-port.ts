import type { z } from 'zod/mini'
import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import type { DeclaredFile } from '#shared/files/file-refusal.ts'
import type { Upload } from '#shared/files/upload.ts'
import { call } from '#web/src/platform/api.ts'
import { postFile, type UploadPermission } from '#web/src/platform/post-file.ts'

/** What an upload needs from outside. All functions throw ApiError, `post` also FileRefused. */
export type UploadPort = {
  request: (file: DeclaredFile, signal: AbortSignal) => Promise<UploadPermission>
  post: typeof postFile
  read: (id: string, signal: AbortSignal) => Promise<Upload>
}

/** The attachments of an inquiry. */
export const inquiryUploads: UploadPort = {
  request: (body: z.input<typeof requestBusinessUpload.body>, signal) =>
    call(requestBusinessUpload, { body }, { signal }),
  post: postFile,
  read: (id, signal) => call(getBusinessUpload, { params: { id } }, { signal }),
}

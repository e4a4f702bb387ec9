import { getCvUpload, requestCvUpload } from '#shared/files/partner-cv-uploads.ts'
import { call } from '#web/src/platform/api.ts'
import { postFile } from '#web/src/platform/post-file.ts'
import type { UploadPort } from './upload-port.ts'

/** The CV of a partner. */
export const cvUploads: UploadPort = {
  request: (body, signal) => call(requestCvUpload, { body }, { signal }),
  post: postFile,
  read: (id, signal) => call(getCvUpload, { params: { id } }, { signal }),
}

import { getPartnerUpload, requestPartnerUpload } from '#shared/files/partner-uploads.ts'
import { call } from '#web/src/platform/api.ts'
import { postFile } from '#web/src/platform/post-file.ts'
import type { UploadPort } from './upload-port.ts'

/** What a partner attaches to an assignment. */
export const partnerUploads: UploadPort = {
  request: (body, signal) => call(requestPartnerUpload, { body }, { signal }),
  post: postFile,
  read: (id, signal) => call(getPartnerUpload, { params: { id } }, { signal }),
}

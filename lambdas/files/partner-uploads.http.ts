import { getPartnerUpload, requestPartnerUpload } from '#shared/files/partner-uploads.ts'
import { partnerFiles } from '../platform/files/file-area.ts'
import { inspectUpload } from '../platform/files/inspect-upload.ts'
import { requestUpload } from '../platform/files/request-upload.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'

export const handler = httpFunction([
  // Not serveChangeOnce: a repeated request only adds a claim that expires, and a receipt would store a signature.
  serveChange(requestPartnerUpload, ({ body, caller }) => requestUpload(partnerFiles, caller, body)),
  serve(getPartnerUpload, ({ params, caller }) => inspectUpload(partnerFiles, caller, params.id)),
])

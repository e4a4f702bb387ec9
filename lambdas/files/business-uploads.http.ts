import { getBusinessUpload, requestBusinessUpload } from '#shared/files/business-uploads.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import { inspectUpload } from '../platform/files/inspect-upload.ts'
import { requestUpload } from '../platform/files/request-upload.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'

export const handler = httpFunction(
  [
    // Not serveChangeOnce: a repeated request only adds a claim that expires, and a receipt would store a signature.
    serveChange(requestBusinessUpload, ({ body, caller }) => requestUpload(projectFiles, caller, body)),
    serve(getBusinessUpload, ({ params, caller }) => inspectUpload(projectFiles, caller, params.id)),
  ],
  findMembership,
)

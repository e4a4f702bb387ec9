import { endpoint } from '../contract/endpoint.ts'
import { upload, uploadId, uploadPermission, uploadRequest } from './upload.ts'

/** Requests an upload of one file for an assignment. */
export const requestPartnerUpload = endpoint({
  method: 'POST',
  path: '/api/partner/uploads',
  access: 'partner',
  body: uploadRequest('inquiry'),
  reply: { status: 201, body: uploadPermission },
  errors: ['rate_limited'],
})

/** The state of an uploaded file; this request makes the server inspect it. */
export const getPartnerUpload = endpoint({
  method: 'GET',
  path: '/api/partner/uploads/{id}',
  access: 'partner',
  params: uploadId,
  reply: { status: 200, body: upload },
  errors: [],
})

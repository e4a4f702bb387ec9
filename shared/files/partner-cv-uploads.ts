import { endpoint } from '../contract/endpoint.ts'
import { upload, uploadId, uploadPermission, uploadRequest } from './upload.ts'

/** Requests an upload of a CV. */
export const requestCvUpload = endpoint({
  method: 'POST',
  path: '/api/partner/cv-uploads',
  access: 'partner',
  body: uploadRequest('cv'),
  reply: { status: 201, body: uploadPermission },
  errors: ['rate_limited'],
})

/** The state of an uploaded CV; this request makes the server inspect it. */
export const getCvUpload = endpoint({
  method: 'GET',
  path: '/api/partner/cv-uploads/{id}',
  access: 'partner',
  params: uploadId,
  reply: { status: 200, body: upload },
  errors: [],
})

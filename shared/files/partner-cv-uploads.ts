import { endpoint } from '../contract/endpoint.ts'
import { upload, uploadId, uploadPermission, uploadRequest } from './upload.ts'

/** Asks where a CV may be uploaded. */
export const requestCvUpload = endpoint({
  method: 'POST',
  path: '/api/partner/cv-uploads',
  access: 'partner',
  body: uploadRequest('cv'),
  reply: { status: 201, body: uploadPermission },
  errors: ['rate_limited'],
})

/** What became of an uploaded CV; asking is what makes the server look at it. */
export const getCvUpload = endpoint({
  method: 'GET',
  path: '/api/partner/cv-uploads/{id}',
  access: 'partner',
  params: uploadId,
  reply: { status: 200, body: upload },
  errors: [],
})

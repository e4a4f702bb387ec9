import { endpoint } from '../contract/endpoint.ts'
import { upload, uploadId, uploadPermission, uploadRequest } from './upload.ts'

/** Asks where one attachment of an inquiry may be uploaded. */
export const requestBusinessUpload = endpoint({
  method: 'POST',
  path: '/api/business/uploads',
  access: 'business',
  body: uploadRequest('inquiry'),
  reply: { status: 201, body: uploadPermission },
  errors: ['rate_limited'],
})

/** What became of an uploaded attachment; asking is what makes the server look at it. */
export const getBusinessUpload = endpoint({
  method: 'GET',
  path: '/api/business/uploads/{id}',
  access: 'business',
  params: uploadId,
  reply: { status: 200, body: upload },
  errors: [],
})

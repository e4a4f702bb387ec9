import { requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { upload, uploadId, uploadPermission, uploadRequest } from './upload.ts'

/** Requests an upload of one attachment of an inquiry. */
export const requestBusinessUpload = endpoint({
  method: 'POST',
  path: '/api/business/uploads',
  access: 'business',
  roles: requesters,
  body: uploadRequest('inquiry'),
  reply: { status: 201, body: uploadPermission },
  errors: ['rate_limited'],
})

/** The state of an uploaded attachment; this request makes the server inspect it. */
export const getBusinessUpload = endpoint({
  method: 'GET',
  path: '/api/business/uploads/{id}',
  access: 'business',
  roles: requesters,
  params: uploadId,
  reply: { status: 200, body: upload },
  errors: [],
})

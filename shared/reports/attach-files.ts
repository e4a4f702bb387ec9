import * as z from 'zod/mini'
import { everyMember, requesters } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { requiredLine } from '../contract/text.ts'
import { fileLink } from '../files/file-link.ts'
import { shownWorkFile, workUploads } from './work-file.ts'

const ofPartner = '/api/partner/assignments/{id}/files'
const ofBusiness = '/api/business/assignments/{partnerId}/{id}/files'

const id = z.uuid('invalid')
const partnerId = requiredLine({ max: 64 })
const fileId = z.uuid('invalid')

const attaching = {
  method: 'POST',
  body: z.strictObject({ uploads: workUploads.check(z.minLength(1, 'required')) }),
  reply: { status: 201, body: z.object({ items: z.array(shownWorkFile) }) },
  errors: ['upload_unusable', 'rate_limited', 'idempotency_key_reused', 'request_in_flight'],
} as const

const linking = { method: 'GET', reply: { status: 200, body: fileLink }, errors: ['file_unsafe'] } as const

/** Attaches files to an assignment of the caller; the business is told. */
export const attachAsPartner = endpoint({
  ...attaching,
  path: ofPartner,
  access: 'partner',
  params: z.strictObject({ id }),
})

/** Attaches files to an assignment for the caller; the partner is told. */
export const attachAsBusiness = endpoint({
  ...attaching,
  path: ofBusiness,
  access: 'business',
  roles: requesters,
  params: z.strictObject({ partnerId, id }),
})

/** A link, valid for a minute, to a file of an assignment of the caller. */
export const linkWorkFileAsPartner = endpoint({
  ...linking,
  path: `${ofPartner}/{fileId}`,
  access: 'partner',
  params: z.strictObject({ id, fileId }),
})

/** The same for an assignment for the caller. */
export const linkWorkFileAsBusiness = endpoint({
  ...linking,
  path: `${ofBusiness}/{fileId}`,
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ partnerId, id, fileId }),
})

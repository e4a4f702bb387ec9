import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { fileLink } from '../files/file-link.ts'
import { cv } from './partner-profile.ts'

const path = '/api/partner/cv'

/** Replaces the CV by an accepted upload; the former one is kept until then. */
export const replaceCv = endpoint({
  method: 'PUT',
  path,
  access: 'partner',
  body: z.strictObject({ uploadId: z.uuid('invalid') }),
  reply: { status: 200, body: cv },
  errors: ['upload_unusable'],
})

/** A link, valid for a minute, to the caller's own CV. */
export const linkCv = endpoint({
  method: 'GET',
  path,
  access: 'partner',
  reply: { status: 200, body: fileLink },
  errors: ['file_unsafe'],
})

export const removeCv = endpoint({
  method: 'DELETE',
  path,
  access: 'partner',
  reply: { status: 204 },
  errors: [],
})

import * as z from 'zod/mini'
import { everyMember } from '../company/member-roles.ts'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { fileLink } from '../files/file-link.ts'
import { inquiry } from './inquiry.ts'

/** The inquiries of the calling business, newest first. */
export const listInquiries = endpoint({
  method: 'GET',
  path: '/api/business/inquiries',
  access: 'business',
  roles: everyMember,
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(inquiry)) },
  errors: [],
})

/** A link, valid for a minute, to a file that the caller sent with an inquiry. */
export const linkInquiryFile = endpoint({
  method: 'GET',
  path: '/api/business/inquiries/{id}/files/{fileId}',
  access: 'business',
  roles: everyMember,
  params: z.strictObject({ id: z.uuid('invalid'), fileId: z.uuid('invalid') }),
  reply: { status: 200, body: fileLink },
  errors: ['file_unsafe'],
})

import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { page, pageQuery } from '../contract/page.ts'
import { inquiry } from './inquiry.ts'

/** What the calling business has asked for, newest first. */
export const listInquiries = endpoint({
  method: 'GET',
  path: '/api/business/inquiries',
  access: 'business',
  query: z.strictObject(pageQuery),
  reply: { status: 200, body: z.object(page(inquiry)) },
  errors: [],
})

/** A link, good for a minute, to a file that the caller sent with an inquiry. */
export const linkInquiryFile = endpoint({
  method: 'GET',
  path: '/api/business/inquiries/{id}/files/{fileId}',
  access: 'business',
  params: z.strictObject({ id: z.uuid('invalid'), fileId: z.uuid('invalid') }),
  reply: { status: 200, body: z.object({ url: z.string(), expiresAt: z.string() }) },
  errors: ['file_unsafe'],
})

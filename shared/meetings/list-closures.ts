import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/** The coming times without meetings, for the calendar; why we are closed stays with us. */
export const listClosures = endpoint({
  method: 'GET',
  path: '/api/meetings/closures',
  access: 'public',
  reply: {
    status: 200,
    body: z.object({ closures: z.array(z.object({ from: z.string(), to: z.string() })) }),
  },
  errors: [],
})

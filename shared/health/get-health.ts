import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  reply: { status: 200, body: z.object({ version: z.string(), stage: z.string() }) },
  errors: [],
})

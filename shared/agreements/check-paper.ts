import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'

/**
 * How many have signed the paper with this hash: none, one or both. An unknown hash is answered like one that nobody
 * has signed; the terms contain a random id, so that no hash can be guessed from what is in an agreement.
 */
export const checkPaper = endpoint({
  method: 'GET',
  path: '/api/agreements/{hash}',
  access: 'public',
  params: z.strictObject({ hash: z.string().check(z.regex(/^[\da-f]{64}$/, 'invalid')) }),
  reply: { status: 200, body: z.object({ signatures: z.int() }) },
  errors: ['rate_limited'],
})

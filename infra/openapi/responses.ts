import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type ErrorCode, errorStatus } from '#shared/contract/errors.ts'
import phrases from '#shared/phrases/en/errors.ts'
import { type JsonSchema, schemaOf } from './schema.ts'

export type Response = {
  description: string
  headers?: Readonly<Record<string, { $ref: string }>>
  content?: { 'application/json': { schema: JsonSchema } }
}

const always: readonly ErrorCode[] = ['forbidden', 'internal', 'unavailable']

/** Every code an operation may answer: what it declares, and what its parts make the chain in front of it refuse. */
const codesOf = ({ access, params, query, headers, body, errors }: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>([...errors, ...always])
  if (access !== 'public') codes.add('unauthorized').add('not_found')
  if (params) codes.add('not_found')
  if (params || query || headers || body || takesKey({ errors })) codes.add('invalid_fields')
  if (body) codes.add('not_json').add('unsupported_media_type').add('payload_too_large')
  return [...codes]
}

/** Whether an operation happens once per Idempotency-Key; what it declares says so. */
export const takesKey = ({ errors }: Pick<Endpoint, 'errors'>): boolean =>
  errors.includes('idempotency_key_reused')

const retried: readonly number[] = [409, 429, 503]

const refusal = (status: number, codes: readonly ErrorCode[]): Response => {
  const ours = { $ref: '#/components/schemas/Error', properties: { code: { enum: codes } } }
  const theirs = { $ref: '#/components/schemas/GatewayError' }
  return {
    description: codes.map(code => `\`${code}\`: ${phrases[code]}`).join('\n\n'),
    ...(retried.includes(status) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    // The gateway looks at tokens before any function of ours does.
    content: { 'application/json': { schema: status === 401 ? { anyOf: [ours, theirs] } : ours } },
  }
}

const success = ({ reply, cacheSeconds }: Endpoint): Response => ({
  description: cacheSeconds ? `Done. May be kept for ${cacheSeconds} seconds.` : 'Done.',
  ...(reply.body && { content: { 'application/json': { schema: schemaOf(reply.body, 'output') } } }),
})

/** What an operation answers, by status. */
export const responsesOf = (endpoint: Endpoint): Record<string, Response> => {
  const byStatus = Map.groupBy(codesOf(endpoint).sort(), code => errorStatus[code])
  return {
    [endpoint.reply.status]: success(endpoint),
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(status, codes)])),
  }
}

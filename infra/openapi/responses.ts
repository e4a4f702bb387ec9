import { memberRoles } from '#shared/company/member-roles.ts'
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

/** Every error code that an operation can return: those it declares, and those of the checks before its handler. */
const codesOf = ({ access, roles, params, query, headers, body, errors }: Endpoint): ErrorCode[] => {
  const codes = new Set<ErrorCode>([...errors, ...always])
  if (access !== 'public') codes.add('unauthorized').add('not_found')
  if (roles && roles.length < memberRoles.length) codes.add('role_insufficient')
  if (params) codes.add('not_found')
  if (params || query || headers || body || takesKey({ errors })) codes.add('invalid_fields')
  if (body) codes.add('not_json').add('unsupported_media_type').add('payload_too_large')
  return [...codes]
}

/** Whether an operation takes an Idempotency-Key, according to its declared errors. */
export const takesKey = ({ errors }: Pick<Endpoint, 'errors'>): boolean =>
  errors.includes('idempotency_key_reused')

const retried: readonly number[] = [409, 429, 503]

const refusal = (status: number, codes: readonly ErrorCode[]): Response => {
  const ownError = { $ref: '#/components/schemas/Error', properties: { code: { enum: codes } } }
  const gatewayError = { $ref: '#/components/schemas/GatewayError' }
  return {
    description: codes.map(code => `\`${code}\`: ${phrases[code]}`).join('\n\n'),
    ...(retried.includes(status) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    // The gateway checks tokens before our functions do, and has its own error format.
    content: {
      'application/json': { schema: status === 401 ? { anyOf: [ownError, gatewayError] } : ownError },
    },
  }
}

const success = ({ reply, cacheSeconds }: Endpoint): Response => ({
  description: cacheSeconds ? `Done. May be kept for ${cacheSeconds} seconds.` : 'Done.',
  ...(reply.body && { content: { 'application/json': { schema: schemaOf(reply.body, 'output') } } }),
})

/** The responses of an operation, by status. */
export const responsesOf = (endpoint: Endpoint): Record<string, Response> => {
  const byStatus = Map.groupBy(codesOf(endpoint).sort(), code => errorStatus[code])
  return {
    [endpoint.reply.status]: success(endpoint),
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(status, codes)])),
  }
}

import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ZodMiniType, z } from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { FindMembership } from '../company/members.store.ts'
import { membershipFor, readActing } from './acting.ts'
import type { Request } from './asked.ts'
import { callerOf, groupsOf, signedInAtOf } from './caller.ts'
import { jsonBody, parsed, rawBody } from './request.ts'

export type Reply<Declared extends Endpoint> = Declared['reply'] extends {
  body: infer Schema extends ZodMiniType
}
  ? z.input<Schema>
  : undefined

export type Served = {
  endpoint: Endpoint
  respond: (
    event: APIGatewayProxyEventV2WithJWTAuthorizer,
    findMembership?: FindMembership,
  ) => Promise<APIGatewayProxyStructuredResultV2>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The Idempotency-Key of a request; null if it has none. */
export const submissionKeyOf = ({ headers }: APIGatewayProxyEventV2WithJWTAuthorizer): string | null => {
  const key = headers['idempotency-key'] ?? ''
  return uuid.test(key) ? key : null
}

const bearerOf = (authorization = ''): string => authorization.replace(/^bearer\s+/i, '')

/** Parses everything that an operation reads; throws `invalid_fields` and what `callerOf` and `jsonBody` throw. */
export const readRequest = <Declared extends Endpoint>(
  declared: Declared,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
): Request<Declared> => {
  const { params, query, headers, body } = declared
  if (declared.calledByMailPrograms) rawBody(event)
  const person = callerOf(event, declared.access)
  return {
    // Of a business, until its membership has been read.
    caller: person,
    person,
    memberName: null,
    memberEmail: null,
    memberRole: 'owner',
    signedInAt: signedInAtOf(event),
    groups: groupsOf(event),
    accessToken: declared.access === 'public' ? '' : bearerOf(event.headers.authorization),
    params: params && parsed(params, event.pathParameters ?? {}),
    query: query && parsed(query, event.queryStringParameters ?? {}),
    headers: headers && parsed(headers, event.headers),
    body: body && parsed(body, jsonBody(event)),
    clientAddress: event.headers['x-viewer-address'] ?? '',
    requestId: event.requestContext.requestId,
    attemptId: submissionKeyOf(event) ?? event.requestContext.requestId,
  } as Request<Declared>
}

/** The reply of an operation, with only the fields of its schema. */
export const reply = (declared: Endpoint, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: declared.reply.status,
  headers: {
    'content-type': 'application/json',
    'cache-control': declared.cacheSeconds ? `public, max-age=${declared.cacheSeconds}` : 'no-store',
  },
  // Parsed on the way out, too: fields that the schema does not name are never sent.
  ...(declared.reply.body && { body: JSON.stringify(declared.reply.body.parse(body)) }),
})

/** Public operations, and those that only read; serve-change.ts serves the changes by signed-in users. */
type FreelyServed = Endpoint & ({ readonly access: 'public' } | { readonly method: 'GET' })

/** Serves an operation that may be repeated freely. */
export const serve = <const Declared extends FreelyServed>(
  declared: Declared,
  handle: (request: Request<Declared>) => Promise<Reply<Declared>>,
): Served => ({
  endpoint: declared,
  respond: async (event, findMembership) => {
    const request = readRequest(declared, event)
    const membership = membershipFor(declared, request, findMembership)
    return reply(declared, await readActing(request, { membership, read: handle }))
  },
})

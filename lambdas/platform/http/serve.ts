import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ZodMiniType, z } from 'zod/mini'
import type { MemberRole } from '#shared/company/member-roles.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { FindMembership } from '../company/members.store.ts'
import { membershipFor, readActing } from './acting.ts'
import { callerOf, signedInAtOf } from './caller.ts'
import { jsonBody, parsed, rawBody } from './request.ts'

type Parsed<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined

/** A request as a use case gets it: parsed, with its caller. */
export type Request<Declared extends Endpoint> = {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']>
  headers: Parsed<Declared['headers']>
  body: Parsed<Declared['body']>
  /** Whose things are read and changed: the partner, or the company of the business; empty at a public endpoint. */
  caller: string
  /** The subject of the access token; an empty string at a public endpoint. */
  person: string
  /** What colleagues call the person; null for somebody who is alone in their company, and for others. */
  memberName: string | null
  /** What the person may do for the company; owner for others. */
  memberRole: MemberRole
  /** The caller's access token, which its pool can check; an empty string at a public endpoint. */
  accessToken: string
  /** When the caller entered their credentials, in milliseconds; a refresh does not change it; 0 if they did not. */
  signedInAt: number
  /** The visitor's IP address as the edge saw it; never taken from other headers. */
  clientAddress: string
  requestId: string
  /** The same for all tries of one call: the Idempotency-Key, or the request's id if there is none. */
  attemptId: string
}

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
    memberRole: 'owner',
    signedInAt: signedInAtOf(event),
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

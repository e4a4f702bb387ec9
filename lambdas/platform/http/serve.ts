import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ZodMiniType, z } from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { callerOf, signedInAtOf } from './caller.ts'
import { jsonBody, parsed, rawBody } from './request.ts'

type Parsed<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined

/** A request as a use case gets it: everything parsed, the caller known. */
export type Request<Declared extends Endpoint> = {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']>
  headers: Parsed<Declared['headers']>
  body: Parsed<Declared['body']>
  /** The subject of the access token; an empty string at a public endpoint. */
  caller: string
  /** The caller's access token, for asking its pool about it; an empty string at a public endpoint. */
  accessToken: string
  /** When the caller entered their credentials, in milliseconds: a refresh leaves it; 0 where nobody did. */
  signedInAt: number
  /** The visitor's address as the edge saw it; taken from nothing else. */
  clientAddress: string
  requestId: string
  /** What the tries of one call share: the key that the browser sends along when it tries again, else the request's id. */
  attemptId: string
}

export type Reply<Declared extends Endpoint> = Declared['reply'] extends {
  body: infer Schema extends ZodMiniType
}
  ? z.input<Schema>
  : undefined

export type Served = {
  endpoint: Endpoint
  answer: (event: APIGatewayProxyEventV2WithJWTAuthorizer) => Promise<APIGatewayProxyStructuredResultV2>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The Idempotency-Key of a request; null where it is none. */
export const submissionKeyOf = ({ headers }: APIGatewayProxyEventV2WithJWTAuthorizer): string | null => {
  const key = headers['idempotency-key'] ?? ''
  return uuid.test(key) ? key : null
}

const bearerOf = (authorization = ''): string => authorization.replace(/^bearer\s+/i, '')

/** Everything an operation reads, parsed; throws what its schemas find. */
export const readRequest = <Declared extends Endpoint>(
  declared: Declared,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
): Request<Declared> => {
  const { params, query, headers, body } = declared
  if (declared.calledByMailPrograms) rawBody(event)
  return {
    caller: callerOf(event, declared.access),
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

/** The answer of an operation, stripped to its schema. */
export const reply = (declared: Endpoint, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: declared.reply.status,
  headers: {
    'content-type': 'application/json',
    'cache-control': declared.cacheSeconds ? `public, max-age=${declared.cacheSeconds}` : 'no-store',
  },
  // Parsed on the way out too: what the schema does not name never leaves.
  ...(declared.reply.body && { body: JSON.stringify(declared.reply.body.parse(body)) }),
})

/** What anybody may do, and what only reads; a change by somebody who is signed in is served by serve-change.ts. */
type FreelyServed = Endpoint & ({ readonly access: 'public' } | { readonly method: 'GET' })

/** Serves an operation that may be repeated freely. */
export const serve = <const Declared extends FreelyServed>(
  declared: Declared,
  handle: (request: Request<Declared>) => Promise<Reply<Declared>>,
): Served => ({
  endpoint: declared,
  answer: async event => reply(declared, await handle(readRequest(declared, event))),
})

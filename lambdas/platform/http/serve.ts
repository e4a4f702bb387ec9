import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ZodMiniType, z } from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { Failure } from '../failure.ts'
import { callerOf } from './caller.ts'
import { once, type Receipt } from './idempotency.ts'
import { jsonBody, parsed, rawBody } from './request.ts'

type Parsed<Schema> = Schema extends ZodMiniType ? z.output<Schema> : undefined

/** A request as a use case gets it: everything parsed, the caller known. */
export type Request<Declared extends Endpoint> = {
  params: Parsed<Declared['params']>
  query: Parsed<Declared['query']>
  body: Parsed<Declared['body']>
  /** The subject of the access token; an empty string at a public endpoint. */
  caller: string
  /** The visitor's address as the edge saw it; taken from nothing else. */
  clientAddress: string
  requestId: string
}

type Reply<Declared extends Endpoint> = Declared['reply'] extends { body: infer Schema extends ZodMiniType }
  ? z.input<Schema>
  : undefined

export type Served = {
  endpoint: Endpoint
  answer: (event: APIGatewayProxyEventV2WithJWTAuthorizer) => Promise<APIGatewayProxyStructuredResultV2>
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

const readRequest = <Declared extends Endpoint>(
  declared: Declared,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
): Request<Declared> => {
  const { params, query, body } = declared
  if (declared.calledByMailPrograms) rawBody(event)
  return {
    caller: callerOf(event, declared.access),
    params: params && parsed(params, event.pathParameters ?? {}),
    query: query && parsed(query, event.queryStringParameters ?? {}),
    body: body && parsed(body, jsonBody(event)),
    clientAddress: event.headers['x-viewer-address'] ?? '',
    requestId: event.requestContext.requestId,
  } as Request<Declared>
}

const reply = (declared: Endpoint, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: declared.reply.status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  // Parsed on the way out too: what the schema does not name never leaves.
  ...(declared.reply.body && { body: JSON.stringify(declared.reply.body.parse(body)) }),
})

/** Serves an operation that may be repeated freely. */
export const serve = <const Declared extends Endpoint>(
  declared: Declared,
  handle: (request: Request<Declared>) => Promise<Reply<Declared>>,
): Served => ({
  endpoint: declared,
  answer: async event => reply(declared, await handle(readRequest(declared, event))),
})

/** Serves an operation that happens once per Idempotency-Key; its work stores the receipt with what it writes. */
export const serveOnce = <const Declared extends Endpoint>(
  declared: Declared,
  handle: (request: Request<Declared>, receipt: Receipt) => Promise<Reply<Declared>>,
): Served => ({
  endpoint: declared,
  answer: async event => {
    const request = readRequest(declared, event)
    const key = event.headers['idempotency-key'] ?? ''
    if (!uuid.test(key)) throw new Failure('invalid_fields', { fields: { 'Idempotency-Key': 'required' } })
    const operation = `${declared.method} ${event.rawPath} ${request.caller}`
    const answer = await once({ key, operation, body: request.body }, request.requestId, receipt =>
      handle(request, receipt),
    )
    return reply(declared, answer)
  },
})

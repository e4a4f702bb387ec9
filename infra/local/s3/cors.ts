import type { IncomingMessage, ServerResponse } from 'node:http'
import { S3Error } from './s3-error.ts'

/** One rule of a bucket's CORS configuration, in S3's terms; `*` allows any value. */
export type CorsRule = {
  allowedOrigins: readonly string[]
  allowedMethods: readonly ('GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE')[]
  allowedHeaders: readonly string[]
  exposeHeaders?: readonly string[]
  maxAgeSeconds?: number
}

const allows = (allowed: readonly string[], wanted: string): boolean =>
  allowed.includes('*') || allowed.some(each => each.toLowerCase() === wanted.toLowerCase())

/** Responds to a preflight by the bucket's rules; throws AccessForbidden if none allows it. */
export function handlePreflight(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): void {
  const { origin } = request.headers
  const method = request.headers['access-control-request-method']
  const headers = (request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
  const rule = rules.find(
    each =>
      allows(each.allowedOrigins, origin ?? '') &&
      allows(each.allowedMethods, method ?? '') &&
      headers.every(name => allows(each.allowedHeaders, name)),
  )
  if (!origin || !rule) {
    throw new S3Error(
      403,
      'AccessForbidden',
      "CORSResponse: This CORS request is not allowed. This is usually because the evaluation of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
    )
  }
  setOrigin(response, origin, rule)
  response.setHeader('access-control-allow-methods', rule.allowedMethods.join(', '))
  if (headers.length > 0) response.setHeader('access-control-allow-headers', headers.join(', '))
  if (rule.maxAgeSeconds !== undefined) response.setHeader('access-control-max-age', rule.maxAgeSeconds)
  response.writeHead(200).end()
}

/** Lets a page read the response, including errors, if a rule allows its origin. */
export function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  rules: readonly CorsRule[],
): void {
  const { origin } = request.headers
  const rule = rules.find(
    each => allows(each.allowedOrigins, origin ?? '') && allows(each.allowedMethods, request.method ?? ''),
  )
  if (!origin || !rule) return
  setOrigin(response, origin, rule)
  if (rule.exposeHeaders) response.setHeader('access-control-expose-headers', rule.exposeHeaders.join(', '))
}

function setOrigin(response: ServerResponse, origin: string, rule: CorsRule): void {
  response.setHeader('access-control-allow-origin', rule.allowedOrigins.includes('*') ? '*' : origin)
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method')
}

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { clock } from '#shared/contract/clock.ts'
import type { Match } from './routes.ts'

export type Claims = Record<string, string>

type Called = {
  request: IncomingMessage
  match: Match<string>
  path: string
  query: string
  body: Buffer
  claims?: Claims
  originSecret: string
}

const domainName = 'local.execute-api.eu-north-1.amazonaws.com'

// As observed on the real service (ministackorg/ministack, pull request 766): everything else is sent in base64,
// including forms and bodies without a type.
const isText = (contentType = ''): boolean =>
  /^\s*(text\/|application\/(json|xml|javascript)\s*(;|$))/i.test(contentType)

const queryParameters = (query: string): Record<string, string> | undefined => {
  if (query === '') return undefined
  const parameters: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value
  }
  return parameters
}

/**
 * The headers as CloudFront and the API pass them on: in lower case, repeated ones joined, cookies separate.
 * Only `x-viewer-address` carries a viewer's address that the viewer cannot forge.
 */
const headersOf = (request: IncomingMessage, originSecret: string): Record<string, string> => {
  const headers: Record<string, string> = Object.create(null)
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (values && name !== 'cookie' && name !== 'connection') headers[name] = values.join(',')
  }
  const viewer = request.socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  headers['x-forwarded-for'] = forwarded ? `${forwarded}, ${viewer}` : viewer
  headers['x-forwarded-proto'] = 'https'
  headers['x-forwarded-port'] = '443'
  headers['x-viewer-address'] = viewer
  headers['x-origin-secret'] = originSecret
  headers.host = domainName
  return headers
}

/** `21/Nov/2026:13:22:01 +0000` */
const logTime = (milliseconds: number): string => {
  const [, day, month, year, time] = new Date(milliseconds).toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}

const bodyOf = (body: Buffer, contentType?: string): { body?: string; isBase64Encoded: boolean } => {
  if (body.length === 0) return { isBase64Encoded: false }
  const text = isText(contentType)
  return { body: body.toString(text ? 'utf8' : 'base64'), isBase64Encoded: !text }
}

/**
 * A request as HTTP API passes it to a function: payload format 2.0
 * (API Gateway Developer Guide, "Create AWS Lambda proxy integrations for HTTP APIs").
 */
export function eventOf({ request, match, path, query, body, claims, originSecret }: Called) {
  const { routeKey } = match.route
  const now = clock.now()
  const cookies = request.headers.cookie?.split(/;\s*/)
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies && { cookies }),
    headers: headersOf(request, originSecret),
    queryStringParameters: queryParameters(query),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(claims && { authorizer: { jwt: { claims, scopes: null } } }),
      domainName,
      domainPrefix: 'local',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        // The API's peer is CloudFront, never the viewer.
        sourceIp: '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now,
    },
    pathParameters: match.pathParameters,
    ...bodyOf(body, request.headers['content-type']),
  }
}

import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda'
import type { Endpoint } from '#shared/contract/endpoint.ts'

export type Call = {
  params?: Record<string, string>
  query?: Record<string, string>
  /** An object is sent as JSON, a string unchanged. */
  body?: unknown
  headers?: Record<string, string>
  /** Claims of the token that the authorizer accepted. */
  claims?: Record<string, string>
  clientAddress?: string
}

/** The access token of calls with claims, unless a test gives another; changes check it with a user pool. */
export const bearer = { authorization: '' }

const path = (endpoint: Endpoint, params: Record<string, string> = {}) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Builds an event as the HTTP API makes it from a request that came through the edge. */
export const buildHttpEvent = (endpoint: Endpoint, call: Call, originSecret: string) => {
  const body = typeof call.body === 'object' ? JSON.stringify(call.body) : call.body
  const rawPath = path(endpoint, call.params)
  const event = {
    version: '2.0',
    routeKey: `${endpoint.method} ${endpoint.path}`,
    rawPath,
    rawQueryString: new URLSearchParams(call.query).toString(),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-viewer-address': call.clientAddress ?? '203.0.113.7',
      'x-origin-secret': originSecret,
      ...(call.claims && bearer.authorization && bearer),
      ...call.headers,
    },
    pathParameters: call.params,
    queryStringParameters: call.query,
    requestContext: {
      requestId: randomUUID(),
      http: { method: endpoint.method, path: rawPath },
      ...(call.claims && { authorizer: { jwt: { claims: call.claims, scopes: null } } }),
    },
    body,
    isBase64Encoded: false,
  }
  return event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer
}

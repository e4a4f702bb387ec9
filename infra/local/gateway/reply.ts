import type { ServerResponse } from 'node:http'

type Structured = {
  statusCode: number
  headers?: Record<string, string | number | boolean>
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}

const isStructured = (result: unknown): result is Structured =>
  typeof result === 'object' && result !== null && Number.isInteger((result as Structured).statusCode)

/** The API's own errors, in AWS's words. */
const refusals = {
  badRequest: [400, 'Bad Request'],
  unauthorized: [401, 'Unauthorized'],
  notFound: [404, 'Not Found'],
  tooLong: [413, 'Request Too Long'],
  tooMany: [429, 'Too Many Requests'],
  headersTooLarge: [431, 'Request Header Fields Too Large'],
  internal: [500, 'Internal Server Error'],
  unavailable: [503, 'Service Unavailable'],
} as const

/** Sends an error of the API itself. */
export function refuse(
  response: ServerResponse,
  refusal: keyof typeof refusals,
  headers: Record<string, string> = {},
): void {
  const [status, message] = refusals[refusal]
  const body = JSON.stringify({ message })
  response
    .writeHead(status, { ...headers, 'content-type': 'application/json', 'content-length': body.length })
    .end(body)
}

const inferred = (result: unknown): Structured => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: typeof result === 'string' ? result : JSON.stringify(result),
})

const isSendable = ({ statusCode, body = '' }: Structured): boolean =>
  statusCode >= 200 && statusCode <= 599 && typeof body === 'string'

const send = (response: ServerResponse, output: Structured): void => {
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = output
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  response.statusCode = statusCode
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (statusCode !== 204 && statusCode !== 304) response.setHeader('content-length', bytes.length)
  if (bytes.length > 0 && !response.hasHeader('content-type')) {
    response.setHeader('content-type', 'text/plain;charset=UTF-8')
  }
  response.end(bytes)
}

/**
 * Sends a function's result. A result without `statusCode` becomes a 200 with that JSON, as payload format 2.0 infers;
 * an invalid result becomes a 500.
 */
export function reply(response: ServerResponse, result: unknown, requestId: string): void {
  const nothing = result === null || result === undefined
  const output = isStructured(result) ? result : inferred(result)
  response.setHeader('apigw-requestid', requestId)
  if (nothing || !isSendable(output)) refuse(response, 'internal')
  else send(response, output)
}

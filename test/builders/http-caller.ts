import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildHttpEvent, type Call } from './http-event.ts'

type Handler = (
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any
  headers: Record<string, unknown>
}

/** Returns a caller that calls a function as the HTTP API does. */
export const httpCaller =
  (handler: unknown, originSecret: string) =>
  async (endpoint: Endpoint, call: Call = {}): Promise<Answer> => {
    const event = buildHttpEvent(endpoint, call, originSecret)
    const { statusCode = 0, body, headers } = await (handler as Handler)(event, {} as Context)
    return { status: statusCode, body: body ? JSON.parse(body) : undefined, headers: headers ?? {} }
  }

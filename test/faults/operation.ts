import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type ServedApi, servedEndpoints } from '../infra/local/gateway/served-api.ts'
import type { Person } from './signed-in.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
export type Answer = { status: number; body: any }

/** An operation that a person performs and, if it fails, repeats. */
export type Operation = {
  /** An endpoint as `POST /api/…`, a function's name, or what a person does. */
  name: string
  /** Prepares its input; returns the attempt, which is the same each time. */
  prepare: () => Promise<() => Promise<Answer>>
  /** Keys that a second attempt may leave behind: a code that was requested again. */
  apart?: RegExp
}

type Call = {
  params?: Record<string, string>
  headers?: Record<string, string>
  body?: object
  as?: Person
  key?: string
}

const filled = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

/** Returns a caller of the API over HTTP. */
export const callerOf =
  (api: ServedApi) =>
  async (
    endpoint: Endpoint,
    { params, headers, body, as, key = randomUUID() }: Call = {},
  ): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${api.port}${filled(endpoint.path, params)}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
        ...(as && { authorization: `Bearer ${as.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

export type Caller = ReturnType<typeof callerOf>

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The operations that may write, by their declarations: all but those that only read. */
export const writingEndpoints: readonly string[] = servedEndpoints
  .filter(({ method }) => method !== 'GET')
  .map(nameOf)

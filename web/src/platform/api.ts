import type { ZodMiniType, z } from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ApiError, readRefusal } from './api-error.ts'

type Part<Declared, Name extends string> =
  Declared extends Record<Name, infer Schema extends ZodMiniType>
    ? Record<Name, z.input<Schema>>
    : Partial<Record<Name, never>>

export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'headers'> &
  Part<E, 'body'>

export type Reply<E extends Endpoint> = E['reply'] extends { body: infer Schema extends ZodMiniType }
  ? z.output<Schema>
  : undefined

/** A question that a page has asked before this module had come: with what token, and what will be answered. */
export type AskedAhead = { token: string; response: Promise<Response> }

export type CallOptions = {
  /** The key a form keeps over its own tries (see api-submission-key.ts); made here where there is none. */
  idempotencyKey?: string
  signal?: AbortSignal | undefined
  /** Off where the caller itself tries again, so that only one layer does. */
  retry?: boolean
  /** Asks the server even where a cache still holds an answer: it has just turned out to be old. */
  fresh?: boolean
  /** The same question, where it is already on its way. */
  askedAhead?: AskedAhead | undefined
}

const answerWithinMs = 15_000
const pauseMs = () => 200 + Math.random() * 300

const addressOf = (declared: Endpoint, input: Record<string, unknown>): string => {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = declared.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams(input.query as Record<string, string> | undefined).toString()
  return query ? `${path}?${query}` : path
}

const arrived = async (response: Promise<Response>, signal?: AbortSignal): Promise<Response> => {
  try {
    return await response
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('unavailable', { status: 0 })
  }
}

const send = (address: string, request: RequestInit, signal?: AbortSignal): Promise<Response> => {
  const limit = AbortSignal.timeout(answerWithinMs)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  return arrived(fetch(address, { ...request, signal: stop }), signal)
}

/** A second try changes nothing for a GET, and for a POST because its key makes both tries one submission. */
const mayBeSentAgain = (declared: Endpoint, error: unknown): boolean =>
  declared.method !== 'PUT' &&
  declared.method !== 'DELETE' &&
  error instanceof ApiError &&
  error.code === 'unavailable'

const readReply = async (declared: Endpoint, response: Response): Promise<unknown> => {
  if (!response.ok) throw await readRefusal(response)
  if (!declared.reply.body) return undefined
  const reply = declared.reply.body.safeParse(await response.json().catch(() => undefined))
  if (reply.success) return reply.data
  throw new ApiError('internal', {
    status: response.status,
    requestId: response.headers.get('apigw-requestid') ?? '',
  })
}

/** The tokens stay out of what a public page loads. */
const sendSignedIn = async (
  declared: Endpoint,
  address: string,
  request: RequestInit,
  { signal, askedAhead }: CallOptions,
) => {
  const { accessToken, renewRefused, expireSession } = await import('./sessions.ts')
  const as = (token: string) => {
    const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` }
    return send(address, { ...request, headers }, signal)
  }
  const pool = declared.access === 'partner' ? 'partner' : 'business'
  const token = askedAhead?.token ?? (await accessToken(pool))
  if (!token) throw new ApiError('unauthorized', { status: 401 })
  const response = await (askedAhead ? arrived(askedAhead.response) : as(token))
  if (response.status !== 401) return response
  const renewed = await renewRefused(pool, token)
  const second = renewed ? await as(renewed) : response
  if (second.status === 401) await expireSession()
  return second
}

/**
 * Calls an operation of ours and gives its parsed reply. Throws ApiError; `unavailable` where no answer came
 * within 15 seconds or the network failed. Only an abort by the caller's own signal is thrown as it is.
 */
export const call = async <E extends Endpoint>(
  declared: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> => {
  const { body, headers: own } = input as { body?: unknown; headers?: Record<string, string> }
  const headers: Record<string, string> = { ...own, accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (declared.method === 'POST') headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
  const request: RequestInit = { method: declared.method, headers }
  if (body !== undefined) request.body = JSON.stringify(body)
  if (options.fresh) request.cache = 'reload'
  const address = addressOf(declared, input)
  const attempt = async () => {
    const sender = declared.access === 'public' ? send(address, request, options.signal) : undefined
    return readReply(declared, await (sender ?? sendSignedIn(declared, address, request, options)))
  }
  try {
    return (await attempt()) as Reply<E>
  } catch (error) {
    if (options.retry === false || !mayBeSentAgain(declared, error)) throw error
    await new Promise(resolve => setTimeout(resolve, pauseMs()))
    return (await attempt()) as Reply<E>
  }
}

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

/** A request that was sent before this module was loaded: its token and its response. */
export type EarlyRequest = { token: string; response: Promise<Response> }

export type CallOptions = {
  /**
   * The idempotency key that a form keeps over its attempts (see api-submission-key.ts). If there is none, one is
   * made.
   */
  idempotencyKey?: string
  signal?: AbortSignal | undefined
  /** False if the caller retries itself, so that only one layer does. */
  retry?: boolean
  /** Bypasses caches, because a cached reply has just turned out to be outdated. */
  fresh?: boolean
  /** The same request, if it has been sent already. */
  earlyRequest?: EarlyRequest | undefined
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

/** A retry is safe: a GET changes nothing, and the key of a POST makes both attempts one submission. */
const mayBeSentAgain = (declared: Endpoint, error: unknown): boolean =>
  declared.method !== 'PUT' &&
  declared.method !== 'DELETE' &&
  error instanceof ApiError &&
  error.code === 'unavailable'

/** The JSON of a reply, or undefined if it is none. A body that breaks off is the network's fault, as no reply is. */
const bodyOf = (response: Response, signal?: AbortSignal): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    if (signal?.aborted) throw error
    throw new ApiError('unavailable', { status: 0 })
  })

const readReply = async (declared: Endpoint, response: Response, signal?: AbortSignal): Promise<unknown> => {
  if (!response.ok) throw await readRefusal(response)
  if (!declared.reply.body) return undefined
  const reply = declared.reply.body.safeParse(await bodyOf(response, signal))
  if (reply.success) return reply.data
  throw new ApiError('internal', {
    status: response.status,
    requestId: response.headers.get('apigw-requestid') ?? '',
  })
}

/** Imported on demand, so that public pages do not load the token code. */
const sendSignedIn = async (
  declared: Endpoint,
  address: string,
  request: RequestInit,
  { signal, earlyRequest }: CallOptions,
) => {
  const { accessToken, renewRefused, expireSession } = await import('./sessions.ts')
  const as = (token: string) => {
    const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` }
    return send(address, { ...request, headers }, signal)
  }
  const pool = declared.access === 'partner' ? 'partner' : 'business'
  const token = earlyRequest?.token ?? (await accessToken(pool))
  if (!token) throw new ApiError('unauthorized', { status: 401 })
  const response = await (earlyRequest ? arrived(earlyRequest.response) : as(token))
  if (response.status !== 401) return response
  const renewed = await renewRefused(pool, token)
  const second = renewed ? await as(renewed) : response
  if (second.status === 401) await expireSession()
  return second
}

/**
 * Calls an operation of the API and returns its parsed reply. Throws ApiError; its code is `unavailable` if the
 * network fails or no reply arrives within 15 seconds. Only an abort by the caller's own signal is thrown unchanged.
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
    const response = await (sender ?? sendSignedIn(declared, address, request, options))
    return readReply(declared, response, options.signal)
  }
  try {
    return (await attempt()) as Reply<E>
  } catch (error) {
    if (options.retry === false || !mayBeSentAgain(declared, error)) throw error
    await new Promise(resolve => setTimeout(resolve, pauseMs()))
    return (await attempt()) as Reply<E>
  }
}

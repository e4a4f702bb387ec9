import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { everyMember } from '#shared/company/member-roles.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { call } from '#web/src/platform/api.ts'

const session = vi.hoisted(() => ({
  accessToken: vi.fn<() => Promise<string | undefined>>(),
  renewRefused: vi.fn<(pool: string, refused: string) => Promise<string | undefined>>(),
  expireSession: vi.fn<() => Promise<void>>(),
}))
vi.mock('#web/src/platform/sessions.ts', () => session)

const save = endpoint({
  method: 'POST',
  path: '/api/things/{id}',
  access: 'public',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  reply: { status: 201, body: z.object({ stored: z.boolean() }) },
  errors: [],
})
const read = endpoint({
  method: 'GET',
  path: '/api/things',
  access: 'public',
  query: z.strictObject({ for: z.string() }),
  reply: { status: 200, body: z.object({ stored: z.boolean() }) },
  errors: [],
})
const mine = endpoint({
  method: 'GET',
  path: '/api/business/things',
  access: 'business',
  roles: everyMember,
  reply: { status: 200, body: z.object({ stored: z.boolean() }) },
  errors: [],
})
const change = endpoint({ ...save, method: 'PUT' })

const replies: (Response | Error)[] = []
const requests: { url: string; init: RequestInit; headers: Record<string, string> }[] = []
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const input = { params: { id: 'a/b' }, body: { name: 'Pump' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init, headers: init.headers as Record<string, string> })
    const reply = replies.shift()
    if (reply instanceof Response) return reply
    throw reply ?? new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  replies.length = 0
  requests.length = 0
})

const failing = async (promise: Promise<unknown>) => {
  const caught = promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return caught
}

describe('a request', () => {
  test('goes to the declared path with its parts, and its reply is parsed', async () => {
    replies.push(json(201, { stored: true, secret: 1 }), json(200, { stored: false }))
    expect(await call(save, input)).toEqual({ stored: true })
    await call(read, { query: { for: 'å & ö' } })
    expect(requests.map(({ url }) => url)).toEqual(['/api/things/a%2Fb', '/api/things?for=%C3%A5+%26+%C3%B6'])
    expect(requests[0]?.init.body).toBe('{"name":"Pump"}')
  })

  test('has the key of its form, or its own, and only as a POST', async () => {
    replies.push(json(201, { stored: true }), json(201, { stored: true }), json(200, { stored: true }))
    await call(save, input, { idempotencyKey: 'kept' })
    await call(save, input)
    await call(read, { query: { for: 'x' } })
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['kept', expect.stringMatching(/^[0-9a-f-]{36}$/), undefined])
  })
})

describe('a failure', () => {
  test('in our own body keeps its code, fields and request id', async () => {
    const body = { code: 'invalid_fields', message: 'No', requestId: 'r1', fields: { name: 'required' } }
    replies.push(json(422, body))
    expect(await failing(call(save, input))).toMatchObject({ ...body, status: 422 })
  })

  test.each([
    [400, 'not_json'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [429, 'rate_limited'],
    [500, 'internal'],
  ] as const)('of the gateway itself (%i) becomes %s', async (status, code) => {
    replies.push(json(status, { message: 'x' }, { 'apigw-requestid': 'g1', 'retry-after': '7' }))
    expect(await failing(call(save, input))).toMatchObject({ code, status, requestId: 'g1', retryAfter: 7 })
  })

  test('of the reply to match its declaration is an internal error', async () => {
    replies.push(json(201, { stored: 'perhaps' }))
    expect(await failing(call(save, input))).toMatchObject({ code: 'internal' })
    replies.push(new Response('<html>', { status: 201 }))
    expect(await failing(call(save, input))).toMatchObject({ code: 'internal' })
  })
})

describe('a second attempt', () => {
  test('sends the same key again after no reply', async () => {
    replies.push(new TypeError('Failed to fetch'), json(201, { stored: true }))
    const stored = call(save, input)
    await vi.runAllTimersAsync()
    expect(await stored).toEqual({ stored: true })
    const [first, second] = requests.map(({ headers }) => headers['idempotency-key'])
    expect(first).toBe(second)
  })

  test('sends the same key again after a reply that broke off, as it does while the page is left', async () => {
    const cut = new ReadableStream({ start: controller => controller.error(new TypeError('network error')) })
    replies.push(new Response(cut, { status: 201 }), json(201, { stored: true }))
    const stored = call(save, input)
    await vi.runAllTimersAsync()
    expect(await stored).toEqual({ stored: true })
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  test('is the last one', async () => {
    replies.push(json(503, { message: 'Service Unavailable' }), json(503, { message: 'Service Unavailable' }))
    expect(await failing(call(read, { query: { for: 'x' } }))).toMatchObject({
      code: 'unavailable',
      status: 503,
    })
    expect(requests).toHaveLength(2)
  })

  test('is not made for a change without a key, nor if the caller retries by itself', async () => {
    expect(await failing(call(change, input))).toMatchObject({ code: 'unavailable', status: 0 })
    expect(await failing(call(read, { query: { for: 'x' } }, { retry: false }))).toMatchObject({ status: 0 })
    expect(requests).toHaveLength(2)
  })

  test('is not made after a refusal', async () => {
    replies.push(json(429, { message: 'Too Many Requests' }))
    await failing(call(save, input))
    expect(requests).toHaveLength(1)
  })
})

describe('a signed-in call', () => {
  test('that is refused is sent once more with renewed tokens', async () => {
    session.accessToken.mockResolvedValue('old')
    session.renewRefused.mockResolvedValue('new')
    replies.push(json(401, { message: 'Unauthorized' }), json(200, { stored: true }))
    expect(await call(mine, {})).toEqual({ stored: true })
    expect(session.renewRefused).toHaveBeenCalledWith('business', 'old')
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new'])
    expect(session.expireSession).not.toHaveBeenCalled()
  })

  test('ends the session when the renewed tokens are refused too', async () => {
    session.accessToken.mockResolvedValue('old')
    session.renewRefused.mockResolvedValue('new')
    replies.push(json(401, { message: 'Unauthorized' }), json(401, { message: 'Unauthorized' }))
    expect(await failing(call(mine, {}))).toMatchObject({ code: 'unauthorized' })
    expect(session.expireSession).toHaveBeenCalledOnce()
  })

  test('is not sent at all without a session', async () => {
    session.accessToken.mockResolvedValue(undefined)
    expect(await failing(call(mine, {}))).toMatchObject({ code: 'unauthorized' })
    expect(requests).toHaveLength(0)
  })
})

describe('a call that the page has asked ahead', () => {
  const withEarlyRequest = (response: Promise<Response>) => ({
    retry: false,
    earlyRequest: { token: 'stored', response },
  })

  test('takes that reply, and sends no request', async () => {
    const answer = Promise.resolve(json(200, { stored: true, secret: 1 }))
    expect(await call(mine, {}, withEarlyRequest(answer))).toEqual({ stored: true })
    expect(requests).toHaveLength(0)
  })

  test('is sent with renewed tokens if the stored one was refused', async () => {
    session.renewRefused.mockResolvedValue('new')
    replies.push(json(200, { stored: true }))
    const answer = Promise.resolve(json(401, { message: 'Unauthorized' }))
    expect(await call(mine, {}, withEarlyRequest(answer))).toEqual({ stored: true })
    expect(session.renewRefused).toHaveBeenCalledWith('business', 'stored')
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer new'])
  })

  test('fails like any other if there was no reply', async () => {
    const answer = Promise.reject(new TypeError('Failed to fetch'))
    expect(await failing(call(mine, {}, withEarlyRequest(answer)))).toMatchObject({
      code: 'unavailable',
      status: 0,
    })
  })
})

import { once } from 'node:events'
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FunctionError } from '#infra/local/functions/function-error.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { routerOf } from '#infra/local/gateway/routes.ts'
import { type Listener, listenInside } from '#infra/local/listener.ts'
import { apiHeaders } from '#infra/system/site.ts'
import { everyMember } from '#shared/company/member-roles.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

const said = (path: `/api/${string}`, method: 'GET' | 'POST', access: 'public' | 'business' = 'public') =>
  endpoint({
    ...{ method, path, reply: { status: 200 }, errors: [] },
    ...(access === 'business' ? { access, roles: everyMember } : { access }),
  })

const functions = {
  things: {
    serves: [
      said('/api/things', 'POST'),
      said('/api/things/{id}', 'GET'),
      said('/api/things/special', 'GET'),
    ],
  },
  mine: { serves: [said('/api/mine', 'GET', 'business')] },
}
type Name = keyof typeof functions

let invoked: { name: Name; event: APIGatewayProxyEventV2 }[] = []
let answer: (event: APIGatewayProxyEventV2) => unknown
let gateway: Listener
let mayPass = true
const event = () => invoked.at(-1)?.event as APIGatewayProxyEventV2

beforeAll(async () => {
  const handle = createGateway<Name>({
    route: routerOf<Name>(functions),
    authorizers: {
      business: given =>
        given === 'Bearer good' ? { claims: { sub: 'u1' } } : { refused: 'the token has expired' },
      partner: () => ({ refused: 'never' }),
      operator: () => ({ refused: 'not here' }),
    },
    originSecret: 'from the edge',
    invoke: async (name, given) => {
      invoked.push({ name, event: given as APIGatewayProxyEventV2 })
      return answer(given as APIGatewayProxyEventV2)
    },
    mayPass: () => mayPass,
    timeoutMs: 200,
  })
  gateway = await listenInside(handle)
})
afterAll(() => gateway.close())
beforeEach(() => {
  invoked = []
  mayPass = true
  answer = () => ({ statusCode: 200, body: '{}' })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: string }

const ask = async (
  method: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
): Promise<Got> => {
  const asked = request({ host: '127.0.0.1', port: gateway.port, method, path, agent: false, ...options })
  asked.end(body)
  const [response] = await once(asked, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { status: response.statusCode, headers: response.headers, body: text }
}

test.each([
  ['an answer', 'POST', '/api/things', 200],
  ['a refusal for want of a route', 'GET', '/api/nothing', 404],
  ['a refusal for want of a token', 'GET', '/api/mine', 401],
  ['an address that cannot be decoded', 'GET', '/api/things/%zz', 400],
])('%s carries the headers that CloudFront adds', async (_, method, path, status) => {
  const got = await ask(method, path)
  expect(got.status).toBe(status)
  expect(got.headers).toMatchObject(apiHeaders)
})

describe('what the API itself refuses', () => {
  test.each<[string, string, string, number, string]>([
    ['an unknown path', 'GET', '/api/nothing', 404, 'Not Found'],
    ['another method', 'DELETE', '/api/things', 404, 'Not Found'],
    ['HEAD', 'HEAD', '/api/things/1', 404, ''],
    ['a slash too many', 'POST', '/api/things/', 404, 'Not Found'],
    ['an empty parameter', 'GET', '/api/things/', 404, 'Not Found'],
    ['a segment too many', 'GET', '/api/things/1/2', 404, 'Not Found'],
    ['an address that cannot be decoded', 'GET', '/api/things/%zz', 400, 'Bad Request'],
    ['no token', 'GET', '/api/mine', 401, 'Unauthorized'],
  ])('%s', async (_, method, path, status, message) => {
    const got = await ask(method, path)
    expect(got.status).toBe(status)
    expect(got.body).toBe(message && JSON.stringify({ message }))
    expect(invoked).toEqual([])
  })

  test('a bad token, before calling the function, with the reason', async () => {
    const got = await ask('GET', '/api/mine', { headers: { authorization: 'Bearer bad' } })
    expect(got.status).toBe(401)
    expect(got.headers['www-authenticate']).toContain('the token has expired')
    expect(invoked).toEqual([])
  })

  test('a request line and headers above 10,240 bytes, before anything else', async () => {
    const asked = (bytes: number) => ask('GET', '/api/things/1', { headers: { 'x-long': 'a'.repeat(bytes) } })
    expect((await asked(10_000)).status).toBe(200)
    const got = await asked(11_000)
    expect(got).toMatchObject({ status: 431, body: '{"message":"Request Header Fields Too Large"}' })
    expect(invoked).toHaveLength(1)
  })

  test('more requests than the API allows in a second, without checking a token', async () => {
    mayPass = false
    const got = await ask('GET', '/api/mine')
    expect(got).toMatchObject({ status: 429, body: '{"message":"Too Many Requests"}' })
    expect(invoked).toEqual([])
  })

  test('a body above 10 MB', async () => {
    const largest = 10 * 1024 * 1024
    const headers = { 'content-type': 'application/json' }
    expect((await ask('POST', '/api/things', { headers, body: Buffer.alloc(largest, 'a') })).status).toBe(200)
    const got = await ask('POST', '/api/things', { headers, body: Buffer.alloc(largest + 1, 'a') })
    expect(got).toMatchObject({ status: 413, body: '{"message":"Request Too Long"}' })
    expect(invoked).toHaveLength(1)
  })
})

describe('the event', () => {
  test('carries route, path, parameters and query', async () => {
    await ask('GET', '/api/things/a%20b?x=1&x=2&y=%C3%A5')
    expect(event()).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/things/{id}',
      rawPath: '/api/things/a b',
      rawQueryString: 'x=1&x=2&y=%C3%A5',
      pathParameters: { id: 'a b' },
      queryStringParameters: { x: '1,2', y: 'å' },
      isBase64Encoded: false,
      requestContext: { http: { method: 'GET', path: '/api/things/a b' }, stage: '$default' },
    })
    expect(event().body).toBeUndefined()
    expect(event().requestContext.requestId).toMatch(/^[\w-]{36}$/)
  })

  test('prefers a literal path to one with a parameter', async () => {
    await ask('GET', '/api/things/special')
    expect(event().routeKey).toBe('GET /api/things/special')
  })

  test('has lower-case headers, repeated ones joined, cookies apart', async () => {
    const headers = { 'X-Two': ['a', 'b'], Cookie: 'one=1; two=2' }
    await ask('GET', '/api/things/1', { headers })
    expect(event().headers['x-two']).toBe('a,b')
    expect(event().headers).not.toHaveProperty('cookie')
    expect(event().cookies).toEqual(['one=1', 'two=2'])
  })

  test('takes the address from the connection and the origin secret from the edge, whatever was sent', async () => {
    const headers = {
      'X-Viewer-Address': '9.9.9.9',
      'X-Forwarded-For': '9.9.9.9',
      'X-Forwarded-Proto': 'gopher',
      'X-Origin-Secret': 'guessed',
    }
    await ask('GET', '/api/things/1', { headers, localAddress: '127.7.8.9' })
    expect(event().headers).toMatchObject({
      'x-viewer-address': '127.7.8.9',
      'x-forwarded-for': '9.9.9.9, 127.7.8.9',
      'x-forwarded-proto': 'https',
      'x-origin-secret': 'from the edge',
    })
    expect(event().requestContext.http.sourceIp).not.toBe('127.7.8.9')
  })

  test.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['text/plain', false],
    ['application/x-www-form-urlencoded', true],
    ['image/png', true],
    ['', true],
  ])('has a body of type %j in base64: %s', async (type, encoded) => {
    const headers = type ? { 'content-type': type } : {}
    await ask('POST', '/api/things', { headers, body: 'åä' })
    expect(event().isBase64Encoded).toBe(encoded)
    expect(Buffer.from(event().body ?? '', encoded ? 'base64' : 'utf8').toString()).toBe('åä')
  })

  test('carries the claims of a valid token', async () => {
    await ask('GET', '/api/mine', { headers: { authorization: 'Bearer good' } })
    expect(event().requestContext).toMatchObject({ authorizer: { jwt: { claims: { sub: 'u1' } } } })
  })
})

describe('the reply', () => {
  const never = new Promise(() => {})

  test('is what the function returned', async () => {
    answer = () => ({
      statusCode: 201,
      headers: { 'X-Own': 'yes', 'content-type': 'application/json' },
      cookies: ['a=1; Secure', 'b=2'],
      body: '{"å":1}',
    })
    expect(await ask('POST', '/api/things')).toMatchObject({
      status: 201,
      headers: { 'x-own': 'yes', 'set-cookie': ['a=1; Secure', 'b=2'], 'content-length': '8' },
      body: '{"å":1}',
    })
  })

  test.each<[string, () => unknown, number, string]>([
    [
      'base64 is decoded',
      () => ({ statusCode: 200, isBase64Encoded: true, body: Buffer.from('hej').toString('base64') }),
      200,
      'hej',
    ],
    ['204 has no body', () => ({ statusCode: 204 }), 204, ''],
    ['JSON without a status is a 200', () => ({ a: 1 }), 200, '{"a":1}'],
    ['nothing is a 500', () => null, 500, '{"message":"Internal Server Error"}'],
    ['an impossible status is a 500', () => ({ statusCode: 42 }), 500, '{"message":"Internal Server Error"}'],
    [
      'a body that is no text is a 500',
      () => ({ statusCode: 200, body: { a: 1 } }),
      500,
      '{"message":"Internal Server Error"}',
    ],
    [
      'a crash is a 500 without its message',
      () => Promise.reject(new FunctionError({ errorType: 'Error', errorMessage: 'secret' })),
      500,
      '{"message":"Internal Server Error"}',
    ],
    [
      'a function that timed out is a 503',
      () => Promise.reject(new FunctionError({ errorType: 'Sandbox.Timedout', errorMessage: '' })),
      503,
      '{"message":"Service Unavailable"}',
    ],
    [
      'an account with too much under way is a 503',
      () => Promise.reject(new FunctionError({ errorType: 'TooManyRequestsException', errorMessage: '' })),
      503,
      '{"message":"Service Unavailable"}',
    ],
    ['no answer in time is a 503', () => never, 503, '{"message":"Service Unavailable"}'],
  ])('%s', async (_, given, status, body) => {
    answer = given
    expect(await ask('GET', '/api/things/1')).toMatchObject({ status, body })
  })
})

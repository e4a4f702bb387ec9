import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type EdgeRequest,
  type EdgeResponse,
  edgeFunctionSource,
  loadEdgeFunction,
} from '#infra/edge/edge-function.ts'
import { englishNotFoundFile, fileOf, notFoundFile, shellFile } from '#infra/system/site.ts'

const pages = ['/', '/en', '/about', '/en/about', '/learning-hub', '/talents', '/en/talents']
const viewerRequest = loadEdgeFunction('viewer-request', { pages })
const viewerResponse = loadEdgeFunction<EdgeResponse>('viewer-response', { pages })
const viewerRequestApi = loadEdgeFunction<EdgeRequest>('viewer-request-api', { pages })

const viewer = { ip: '203.0.113.7' }
const request = (uri: string, more: Partial<EdgeRequest> = {}): EdgeRequest => ({
  method: 'GET',
  uri,
  querystring: {},
  headers: { 'user-agent': { value: 'Mozilla/5.0' } },
  cookies: {},
  ...more,
})
const ask = (uri: string, more?: Partial<EdgeRequest>) =>
  viewerRequest({ viewer, request: request(uri, more) })
const english = { cookies: { language: { value: 'en' } } }

const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
afterEach(() => log.mockClear())

describe('a visitor gets', () => {
  test.each([
    ['/', fileOf('/')],
    ['/en', '/en.html'],
    ['/en/about', fileOf('/en/about')],
    ['/business/dashboard', shellFile],
    ['/onboarding', shellFile],
    ['/partner', shellFile],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/config.json', '/config.json'],
    ['/wp-login.php', '/wp-login.php'],
    ['/nowhere', notFoundFile],
    ['/businesses', notFoundFile],
    ['/en/nowhere', englishNotFoundFile],
    ['/en/404.html', englishNotFoundFile],
    ['/constructor', notFoundFile],
    ['/404.html', notFoundFile],
  ])('at %s the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file })
  })

  test('from the address on the paper of an agreement the page that checks it, and from no other', () => {
    const hash = '0123456789abcdef'.repeat(4)
    expect(ask(`/agreement/${hash}`)).toMatchObject({
      statusCode: 302,
      headers: { location: { value: `/partner/agreement-check#${hash}` } },
    })
    for (const other of [hash.slice(1), `${hash}0`, hash.toUpperCase(), `${hash}/x`, ''])
      expect(ask(`/agreement/${other}`)).not.toMatchObject({ statusCode: 302 })
  })

  test.each([
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['/index.html', '/'],
    ['/en/about.html', '/en/about'],
    ['/en.html', '/en'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('from %s one permanent redirect to %s', (uri, location) => {
    expect(ask(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } })
  })
})

describe('at the www address a visitor', () => {
  const headers = { host: { value: 'www.example.se' } }
  test.each([
    ['/', 'https://example.se/'],
    ['/about', 'https://example.se/about'],
    ['/about/', 'https://example.se/about'],
    ['/assets/app-1a2b.js', 'https://example.se/assets/app-1a2b.js'],
    ['//evil.example/', 'https://example.se/evil.example'],
  ])('is led from %s to %s at once', (uri, location) => {
    expect(ask(uri, { headers })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    })
  })

  test('keeps the query, and is not redirected without www', () => {
    const querystring = { apply: { value: 'true' } }
    expect(ask('/talents', { headers, querystring })).toMatchObject({
      headers: { location: { value: 'https://example.se/talents?apply=true' } },
    })
    expect(ask('/talents', { headers: { host: { value: 'example.se' } } })).not.toHaveProperty('statusCode')
  })
})

describe('a visitor who chose English', () => {
  test('is redirected to the English page, with the query unchanged', () => {
    const querystring = {
      apply: { value: 'true' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: '' }] },
    }
    expect(ask('/talents', { ...english, querystring })).toMatchObject({
      statusCode: 302,
      headers: {
        location: { value: '/en/talents?apply=true&tag=a&tag' },
        'cache-control': { value: 'no-store' },
      },
    })
    expect(ask('/', english)).toMatchObject({ statusCode: 302, headers: { location: { value: '/en' } } })
  })

  test.each(['/en/about', '/learning-hub', '/business/dashboard', '/assets/app.js'])('stays at %s', uri => {
    expect(ask(uri, english)).not.toHaveProperty('statusCode')
  })

  test('gets Swedish pages again after choosing Swedish, and so does a robot', () => {
    expect(ask('/about', { cookies: { language: { value: 'sv' } } })).toMatchObject({ uri: fileOf('/about') })
    const headers = { 'user-agent': { value: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }
    expect(ask('/about', { ...english, headers })).toMatchObject({ uri: fileOf('/about') })
  })
})

describe('an unknown URL', () => {
  test('gets its message in the language the visitor chose', () => {
    expect(ask('/nowhere', english)).toMatchObject({ uri: englishNotFoundFile })
  })

  test('is logged once, without query, cut at 200 characters', () => {
    ask(`/${'x'.repeat(300)}`, { querystring: { email: { value: 'anna@example.se' } } })
    ask('/about')
    expect(log.mock.calls).toEqual([
      [JSON.stringify({ message: 'page_not_found', path: `/${'x'.repeat(199)}` })],
    ])
  })

  test('never gets "not modified", whose page would be empty', () => {
    const headers = { 'if-none-match': { value: '"1"' }, 'if-modified-since': { value: 'x' } }
    expect(ask('/nowhere', { headers })).toMatchObject({ headers: {} })
    expect(Object.keys(headers)).toEqual([])
  })
})

describe('replies', () => {
  const answer = (uri: string, statusCode = 200) =>
    viewerResponse({ viewer, request: request(uri), response: { statusCode, headers: {} } })

  test.each([
    ['/about', 200],
    [fileOf('/about'), 200],
    [shellFile, 200],
    ['/business/dashboard', 200],
    ['/nowhere', 404],
    [notFoundFile, 404],
    [englishNotFoundFile, 404],
  ])('for %s have status %i, before and after its rewriting', (uri, status) => {
    expect(answer(uri).statusCode).toBe(status)
  })

  test.each([
    ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, 'public, max-age=0, must-revalidate'],
    ['/about', 200, 'public, max-age=0, must-revalidate'],
    ['/config.json', 304, 'public, max-age=0, must-revalidate'],
  ])('for %s with status %i may be kept by %s', (uri, status, cacheControl) => {
    expect(answer(uri, status).headers['cache-control']?.value).toBe(cacheControl)
    expect(answer(uri, status).statusCode).toBe(status)
  })
})

test('the API gets the address of the connection, whatever the client claims', () => {
  const headers = { 'x-viewer-address': { value: '10.0.0.1' } }
  const passed = viewerRequestApi({ viewer, request: request('/api/health', { headers }) })
  expect(passed.headers['x-viewer-address']).toEqual({ value: viewer.ip })
})

describe('at the edge', () => {
  const seventy = Array.from({ length: 70 }, (_, n) => `/en/tjanster/en-ratt-lang-adress-for-en-tjanst-${n}`)

  test('every function fits with all pages of the specification, and too many are refused', () => {
    for (const name of ['viewer-request', 'viewer-response'] as const) {
      expect(Buffer.byteLength(edgeFunctionSource(name, { pages: seventy }))).toBeLessThan(10_240)
      expect(() => edgeFunctionSource(name, { pages: [...seventy, ...seventy, ...seventy] })).toThrow(
        "CloudFront's limit is",
      )
    }
  })
})

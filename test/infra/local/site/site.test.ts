import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listener, listenInside } from '#infra/local/listener.ts'
import { createSite } from '#infra/local/site/site.ts'
import { cacheControls, fileOf, notFoundFile, shellFile, siteHeaders } from '#infra/system/site.ts'

const parent = mkdtempSync(join(tmpdir(), 'site-'))
const folder = join(parent, 'dist')
const long = 'text '.repeat(1000)
const origin = 'http://localhost:5173'

const put = (path: string, content: string | Buffer) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

let site: Listener
beforeAll(async () => {
  const manifest = { pages: ['/', '/en', '/om'], scriptHashes: ["'sha256-abc'"], styleHashes: [] }
  put('site.json', JSON.stringify(manifest))
  put(fileOf('/'), `<p>start ${long}`)
  put(fileOf('/en'), '<p>english')
  put(fileOf('/om'), '<p>om')
  put(shellFile, '<p>shell')
  put(notFoundFile, `<p>missing ${long}`)
  put('assets/app-1a2b.js', long)
  put('assets/font.woff2', Buffer.alloc(5000))
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  site = await listenInside(createSite({ folder, origin, configuration: { stage: 'local' } }))
})
afterAll(async () => {
  await site.close()
  rmSync(parent, { recursive: true, force: true })
})

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> => {
  // Sends a raw request: fetch would normalise the path.
  const asked = request({ host: '127.0.0.1', port: site.port, method, path, headers, agent: false }).end()
  const [response] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

test.each([
  ['/', 200, 'start'],
  ['/en', 200, 'english'],
  ['/om?x=1', 200, 'om'],
  ['/business/dashboard', 200, 'shell'],
  ['/nothing', 404, 'missing'],
  ['/assets/gone.js', 404, 'Not Found'],
  ['/config.json', 200, '{"stage":"local"}'],
  ['/api/openapi.json', 200, '{"openapi":"3.1.1"'],
])('%s answers %i with %j', async (path, status, content) => {
  const got = await get(path)
  expect(got.status).toBe(status)
  expect(got.body.toString()).toContain(content)
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%00secret.txt',
  '/assets/%zz.txt',
])('%s never leaves the folder', async path => {
  const got = await get(path)
  expect(got.status).toBe(404)
  expect(got.body.toString()).not.toContain('secret')
})

test('every page has the policy and the other headers of the cloud', async () => {
  for (const path of ['/', '/business', '/nothing', '/config.json', '/om/']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject(siteHeaders)
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-abc'`)
    expect(headers['content-security-policy']).toContain(`connect-src 'self' ${origin}`)
  }
})

test('hashed files are cached for ever, pages are revalidated', async () => {
  expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(cacheControls.hashed)
  expect((await get('/')).headers['cache-control']).toBe(cacheControls.other)
})

test('redirects for an extra slash and for a stored choice of English', async () => {
  expect(await get('/om/?x=1')).toMatchObject({ status: 301, headers: { location: '/om?x=1' } })
  const english = { cookie: 'a=b; language=en' }
  expect(await get('/?x=1', english)).toMatchObject({ status: 302, headers: { location: '/en?x=1' } })
})

describe('compression', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('%j gets %s', async (accepted, encoding, decompress) => {
    const got = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
    expect(got.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(got.headers.etag).toMatch(/^W\//)
    expect(decompress(got.body).toString()).toBe(long)
  })

  test('leaves small or compressed files alone', async () => {
    const accepted = { 'accept-encoding': 'br' }
    expect((await get('/en', accepted)).headers).not.toHaveProperty('content-encoding')
    expect((await get('/assets/font.woff2', accepted)).headers).not.toHaveProperty('content-encoding')
  })
})

describe('a visitor who already has the file', () => {
  test('gets "not modified", whatever the encoding', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    const again = await get('/', { 'if-none-match': headers.etag ?? '' })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    const since = { 'if-modified-since': headers['last-modified'] ?? '' }
    expect((await get('/', since)).status).toBe(304)
  })

  test('sees the site of the start, whatever is built in the meantime', async () => {
    const before = await get('/om')
    put(fileOf('/om'), '<p>another build')
    const after = await get('/om')
    expect(after.body.equals(before.body)).toBe(true)
    expect(after.body.toString()).not.toContain('another build')
  })

  test('still sees the whole 404 page', async () => {
    const { headers } = await get('/nothing')
    const again = await get('/nothing', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(404)
    expect(again.body.toString()).toContain('missing')
  })
})

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  const got = await get('/', {}, 'HEAD')
  expect(got.body).toHaveLength(0)
  expect(Number(got.headers['content-length'])).toBeGreaterThan(5000)
  expect((await get('/', {}, 'POST')).status).toBe(403)
})

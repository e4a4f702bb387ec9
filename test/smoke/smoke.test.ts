import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { siteHeaders } from '#infra/system/site.ts'
import { expectOnePage, openBrowser } from '../journeys/browser.ts'
import { origin } from '../journeys/origin.ts'

/**
 * What has to be true of any stage, checked from outside without a trace: nothing is mailed, and what is stored is what
 * a robot would leave. `npm run smoke` checks a deployed stage; `npm test` checks the product on this machine.
 */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })

const sitemap = await (await get('/sitemap.xml')).text()
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url, origin).pathname,
)
const { visit } = openBrowser()

describe('pages', () => {
  it('are many, in both languages', () => {
    expect(pages.length).toBeGreaterThan(50)
    expect(pages).toEqual(expect.arrayContaining(['/', '/en', '/pricing', '/en/pricing']))
  })

  it.each(pages)('%s is there, in its language, with every header', async path => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await response.text()
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${/^\/en(\/|$)/.test(path) ? 'en' : 'sv'}"`))
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    for (const [name, value] of Object.entries(siteHeaders))
      expect(response.headers.get(name), name).toBe(value)
    const csp = response.headers.get('content-security-policy') ?? ''
    expect(csp).toContain("default-src 'none'")
    expect(csp).not.toContain('unsafe-')
  })

  it('are compressed, and revalidated', async () => {
    const response = await get('/', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    expect(response.headers.get('cache-control')).toContain('max-age=0')
  })

  it('load files that are cached for ever', async () => {
    const [asset = ''] = /\/assets\/[\w.-]+\.(js|css|woff2)/.exec(await (await get('/')).text()) ?? []
    const response = await get(asset)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })

  it('that do not exist have a message', async () => {
    for (const path of [`/${randomUUID()}`, `/en/${randomUUID()}`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('<h1')
    }
    expect((await get(`/assets/${randomUUID()}.js`)).status).toBe(404)
  })

  it('run in a browser without an error or a violation of the policy', async () => {
    const page = await visit('/')
    await expectOnePage(page)
    await page.waitForLoadState('networkidle')
  })

  it('know the pools of their stage', async () => {
    const config = (await (await get('/config.json')).json()) as Record<string, Record<string, string>>
    for (const pool of ['business', 'partner']) {
      expect(config[pool]?.userPoolId, pool).toMatch(/^[\w-]+_\w+$/)
      expect(config[pool]?.userPoolClientId, pool).toMatch(/\w{5,}/)
    }
    expect(config.business?.userPoolId).not.toBe(config.partner?.userPoolId)
  })
})

describe('the API', () => {
  it('is well, and says which version it is', async () => {
    const response = await get('/api/health')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ version: expect.any(String), stage: expect.any(String) })
  })

  it('describes itself', async () => {
    const response = await get('/api/openapi.json')
    expect([response.status, (await response.json()).openapi]).toEqual([200, expect.stringMatching(/^3\.1/)])
  })

  it('replies with JSON for an unknown path', async () => {
    const response = await get(`/api/${randomUUID()}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })

  it.each(['/api/business/me', '/api/partner/me'])(
    'lets nobody into %s without a token of its pool',
    async path => {
      expect((await get(path)).status).toBe(401)
      const forged = ['{"alg":"none"}', '{"sub":"1"}', '']
        .map(part => Buffer.from(part).toString('base64url'))
        .join('.')
      expect((await get(path, { authorization: `Bearer ${forged}` })).status).toBe(401)
    },
  )

  it('accepts a form once, and repeats its reply; this one is a robot’s, to which nothing is mailed', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const body = {
      email: `smoke-${randomUUID()}@example.com`,
      language: 'sv',
      website: 'https://example.com',
    }
    const [first, again] = [
      await post('/api/newsletter/subscriptions', body, key),
      await post('/api/newsletter/subscriptions', body, key),
    ]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
  })

  it('says in the caller’s language what is wrong with a form', async () => {
    const response = await post('/api/newsletter/subscriptions', { email: 'no address', language: 'en' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'invalid_fields',
      fields: { email: expect.any(String) },
      requestId: expect.stringMatching(/./),
    })
  })
})

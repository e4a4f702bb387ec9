import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { signedIn } from './business-session.ts'
import { demoPartner, logIn } from './partner.ts'

const { visit } = openBrowser({ logged: /Failed to load resource: net::ERR_FAILED/ })

/** KB of script including what loads after the view; the build counts what loads before it. */
const mostScript = 200

const catalogue = '/business/dashboard/services'

/** Returns the script that a page downloads, in KB. */
const scriptOf = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize / 1_024, 0),
  )
}

const shown = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

const asksOf = (page: Page) => {
  const asks: string[] = []
  page.on('request', request => asks.push(new URL(request.url()).pathname))
  return (path: string) => asks.filter(asked => asked.endsWith(path)).length
}

/** Blocks the library that renews tokens. */
const withoutLibrary = (page: Page) =>
  page.route('**/assets/*.js', async route => {
    const file = await (await fetch(route.request().url())).text()
    await (file.includes('RevokeToken') ? route.abort() : route.continue())
  })

/** Opens a browser with an empty cache and the session of an earlier sign-in. */
const afresh = async (page: Page) => {
  const session = await page.evaluate(() => ({ ...localStorage }))
  const fresh = await visit('/')
  await fresh.evaluate(stored => Object.assign(localStorage, stored), session)
  return fresh
}

describe('the first view after a sign-in long ago', () => {
  it('brings a business at most 200 KB of script, and requests its profile once, before anything else', async () => {
    const { page } = await signedIn(visit)
    const fresh = await afresh(page)
    const asks = asksOf(fresh)
    await fresh.goto(catalogue)
    await shown(fresh, 'Tjänster')
    // The requests of the library that renews tokens: it loads for later.
    await expect.poll(() => asks('/config.json')).toBe(1)
    const script = await scriptOf(fresh)
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(mostScript)
    expect(asks('/api/business/me')).toBe(1)
    const [answered, fetched] = await fresh.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const of = (path: string) => entries.find(({ name }) => name.endsWith(path))
      return [of('/api/business/me')?.responseEnd, of('/config.json')?.startTime]
    })
    expect(answered).toBeLessThan(fetched ?? 0)
  })

  it.each([
    ['', /Välkommen/],
    ['/assignments', 'Mina uppdrag'],
    ['/earnings', 'Intjäning'],
    ['/profile', 'Profil'],
  ])('brings a partner at most 200 KB of script: %s', async (view, heading) => {
    const page = await visit('/')
    await logIn(page, demoPartner)
    await page.waitForURL('**/partner/dashboard')
    const fresh = await afresh(page)
    await fresh.goto(`/partner/dashboard${view}`)
    await shown(fresh, heading)
    const script = await scriptOf(fresh)
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(mostScript)
  })
})

describe('the first view', () => {
  it('loads without the library that renews tokens, and so does the sign-out', async () => {
    const { page } = await signedIn(visit)
    const fresh = await afresh(page)
    await withoutLibrary(fresh)
    await fresh.goto(catalogue)
    await shown(fresh, 'Tjänster')
    await fresh.getByRole('button', { name: 'Logga ut' }).click()
    await fresh.waitForURL(url => url.pathname === '/')
    const left = () =>
      fresh.evaluate(() => Object.keys(localStorage).filter(key => /^session$|Cognito/.test(key)))
    await expect.poll(left).toEqual([])
  })

  it('of a session about to expire renews it first', async () => {
    const { page } = await signedIn(visit)
    const expiresAt = () => page.evaluate(() => JSON.parse(localStorage.session).expiresAt)
    await page.evaluate(() => {
      localStorage.session = JSON.stringify({
        ...JSON.parse(localStorage.session),
        expiresAt: Date.now() + 60_000,
      })
    })
    const asks = asksOf(page)
    await page.goto(catalogue)
    await shown(page, 'Tjänster')
    expect(asks('/api/business/me')).toBe(1)
    expect(await expiresAt()).toBeGreaterThan(Date.now() + 5 * 60_000)
    await page.reload()
    await shown(page, 'Tjänster')
  })

  it('whose token is gone ends the session, with a message', async () => {
    const { page } = await signedIn(visit)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('Cognito')) localStorage.removeItem(key)
    })
    await page.goto(catalogue)
    await page.waitForURL(url => url.pathname === '/')
    expect(await page.evaluate(() => localStorage.session)).toBe('expired')
  })

  it('is replaced by the front page if another tab signs out during its request', async () => {
    const { page } = await signedIn(visit)
    const other = await page.context().newPage()
    await other.goto('/talents')
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/business/me', async route => {
      await promise
      await route.continue().catch(() => undefined)
    })
    await page.goto(catalogue)
    await page.getByRole('status').first().waitFor()
    await other.evaluate(() => localStorage.removeItem('session'))
    await page.waitForURL(url => url.pathname === '/')
    resolve()
    await shown(page, /./)
    expect(await page.getByRole('heading', { level: 1, name: 'Tjänster' }).count()).toBe(0)
  })
})

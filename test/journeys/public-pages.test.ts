import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SiteManifest } from '#web/site-manifest.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const { pages } = JSON.parse(readFileSync('web/dist/site.json', 'utf8')) as SiteManifest
const isService = (path: string) => /\/services\/./.test(path)

describe('every public page', () => {
  it('is there in both languages', () => {
    const swedish = pages.filter(path => !/^\/en(\/|$)/.test(path))
    expect(swedish.filter(isService)).toHaveLength(25)
    for (const path of swedish) expect(pages).toContain(path === '/' ? '/en' : `/en${path}`)
  })

  it.each(pages)('%s is one page, without accessibility findings or sideways scroll', async path => {
    const page = await visit(path, { viewport: { width: 320, height: 700 } })
    await page.locator('h1').waitFor()
    await expectOnePage(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('scrolls down only, on the narrowest phone, before the letters of the web font have arrived', async () => {
    const page = await visit('about:blank', { viewport: { width: 320, height: 700 } })
    await page.route('**/*.woff2', route => route.fulfill({ status: 200, body: '' }))
    const wide: string[] = []
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
    }
    expect(wide).toEqual([])
  })

  it('scrolls down only, on a phone whose letters are twice as large', async () => {
    const page = await visit('/privacy', { viewport: { width: 360, height: 740 } })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.enable')
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    const wide: string[] = []
    for (const path of pages) {
      await page.goto(path)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
    }
    expect(wide).toEqual([])
  })

  it('links only to existing URLs and anchors', async () => {
    const documents = new Map<string, string>()
    const read = async (path: string): Promise<string> => {
      const known = documents.get(path)
      if (known !== undefined) return known
      const response = await fetch(origin + path)
      const html = response.ok ? await response.text() : ''
      documents.set(path, html)
      return html
    }
    const broken: string[] = []
    for (const path of pages) {
      const hrefs = [...(await read(path)).matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href)
      for (const href of hrefs.filter(one => !/^(https?|mailto|tel):/.test(one))) {
        const url = new URL(href.replaceAll('&amp;', '&'), origin + path)
        const html = await read(url.pathname)
        const anchor = decodeURIComponent(url.hash.slice(1))
        if (html === '' || (anchor && !html.includes(`id="${anchor}"`))) broken.push(`${path} → ${href}`)
      }
    }
    expect(broken).toEqual([])
  })

  it('has its own title and description, its URL and its other language', async () => {
    const seen = new Map<string, string>()
    for (const path of pages) {
      const html = await (await fetch(origin + path)).text()
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
      expect(title.length, path).toBeGreaterThan(5)
      if (/noindex/.test(html)) continue
      expect(seen.get(title), `${path} has the title of`).toBeUndefined()
      seen.set(title, path)
      expect(/<meta name="description" content="([^"]{40,})"/.test(html), path).toBe(true)
      expect(html).toMatch(/<link rel="canonical" href="[^"]+"/)
      expect(html).toMatch(/hreflang="sv"/)
      expect(html).toMatch(/hreflang="en"/)
    }
  })
})

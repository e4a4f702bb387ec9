import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SiteManifest } from '#web/site-manifest.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const { pages } = JSON.parse(readFileSync('web/dist/site.json', 'utf8')) as SiteManifest
const isService = (path: string) => /\/services\/./.test(path)

/** Ten pages each, which one tab opens one after another. */
const walks = Array.from({ length: Math.ceil(pages.length / 10) }, (_, walk) =>
  pages.slice(walk * 10, walk * 10 + 10),
)

/** Says by how much a page is wider than its screen. */
const widthFindings = async (page: Page) => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return wider > 0 ? [`is ${wider} px wider than the screen`] : []
}

const sizeOfLetters = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  const set = (standard: number, fixed: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  return {
    doubled: async <Result>(look: () => Promise<Result>) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await set(32, 26)
      const seen = await look()
      await set(16, 13)
      await page.setViewportSize({ width: 320, height: 700 })
      return seen
    },
  }
}

describe('every public page', () => {
  it('is there in both languages', () => {
    const swedish = pages.filter(path => !/^\/en(\/|$)/.test(path))
    expect(swedish.filter(isService)).toHaveLength(25)
    for (const path of swedish) expect(pages).toContain(path === '/' ? '/en' : `/en${path}`)
  })

  it.each(walks.map(walk => [walk[0], walk] as const))(
    'from %s on is one page that scrolls down only, without accessibility findings',
    async (_, walk) => {
      const page = await visit('about:blank', { viewport: { width: 320, height: 700 } })
      const letters = await sizeOfLetters(page)
      const found: string[] = []
      for (const path of walk) {
        await page.goto(path)
        await page.locator('h1').waitFor()
        await expectOnePage(page)
        const isEnglish = path.startsWith('/en')
        const findings = [
          ...(await widthFindings(page)),
          ...(await accessibilityFindings(page, isEnglish ? [] : undefined)),
          // On a phone whose letters are twice as large.
          ...(await letters.doubled(() => widthFindings(page))),
        ]
        found.push(...findings.map(finding => `${path} ${finding}`))
      }
      expect(found).toEqual([])
    },
  )

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

import { describe, expect, it } from 'vitest'
import en from '#shared/phrases/en/site.ts'
import sv from '#shared/phrases/sv/site.ts'
import { sessionKey } from '#web/src/platform/sessions-mark.ts'
import { openBrowser } from './browser.ts'

const { visit } = openBrowser()

const signedInAs = (pool: string) => JSON.stringify({ pool, userId: 'u1', expiresAt: 0 })

const languages = [
  ['/', sv.nav],
  ['/en', en.nav],
] as const

describe.each(languages)('the header of %s, before the app is loaded', (path, words) => {
  it.each([
    ['business', '/business/dashboard'],
    ['partner', '/partner/dashboard'],
  ])('leads who is signed in as %s to %s', async (pool, dashboard) => {
    const page = await visit(path)
    await page.evaluate(([key, mark]) => localStorage.setItem(key, mark), [
      sessionKey,
      signedInAs(pool),
    ] as const)
    await page.reload()
    const banner = page.getByRole('banner')
    const link = banner.getByRole('link', { name: words.dashboard, exact: true })
    expect(await link.count()).toBe(1)
    expect(await link.getAttribute('href')).toBe(dashboard)
    expect(await banner.getByRole('button', { name: words.logIn, exact: true }).count()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await banner.getByRole('button', { name: words.menu, exact: true }).click()
    expect(await link.count()).toBe(1)
    expect(await link.getAttribute('href')).toBe(dashboard)
  })

  it.each(['', 'not json', 'expired', signedInAs('nobody')])(
    'lets any other visitor log in (%s)',
    async mark => {
      const page = await visit(path)
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [sessionKey, mark] as const)
      await page.reload()
      const banner = page.getByRole('banner')
      expect(await banner.getByRole('button', { name: words.logIn, exact: true }).count()).toBe(1)
      expect(await banner.getByRole('link', { name: words.dashboard }).count()).toBe(0)
    },
  )
})

describe('the header of a page that stays open', () => {
  it('follows who signs in and out in another tab', async () => {
    const page = await visit('/')
    const banner = page.getByRole('banner')
    await page.keyboard.press('Shift')
    await page.locator('html[data-ready]').waitFor()
    const other = await page.context().newPage()
    await other.goto('/talents')
    await other.evaluate(([key, mark]) => localStorage.setItem(key, mark), [
      sessionKey,
      signedInAs('partner'),
    ] as const)
    await banner.getByRole('link', { name: sv.nav.dashboard, exact: true }).waitFor()
    await other.evaluate(key => localStorage.removeItem(key), sessionKey)
    await banner.getByRole('button', { name: sv.nav.logIn, exact: true }).waitFor()
  })

  it('is up to date when the page comes back from the browser’s cache', async () => {
    const page = await visit('/')
    await page.keyboard.press('Shift')
    await page.locator('html[data-ready]').waitFor()
    await page.evaluate(
      ([key, mark]) => {
        localStorage.setItem(key, mark)
        // Chromium's own event; whether it keeps a page during a test is its choice.
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
      [sessionKey, signedInAs('business')] as const,
    )
    const link = page.getByRole('banner').getByRole('link', { name: sv.nav.dashboard, exact: true })
    expect(await link.getAttribute('href')).toBe('/business/dashboard')
  })
})

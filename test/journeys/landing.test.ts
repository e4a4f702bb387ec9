import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { origin } from './origin.ts'

const { visit } = openBrowser()

const phone = { viewport: { width: 320, height: 640 } }

describe('the services menu', () => {
  it('opens on hover before the app is loaded, with 25 links in seven groups', async () => {
    const page = await visit('/')
    await page.getByRole('banner').getByRole('button', { name: 'Kompetenser' }).hover()
    const links = page.locator('header nav a[href^="/services/"]')
    await links.first().waitFor({ state: 'visible' })
    expect(await links.count()).toBe(25)
  })

  it('stays open for a press that comes before hovering opens it', async () => {
    const page = await visit('/')
    await page.clock.install()
    await page.getByRole('banner').getByRole('button', { name: 'Kompetenser' }).click()
    const link = page.locator('header nav a[href="/services/plc-automation"]')
    await link.waitFor({ state: 'visible' })
    await page.clock.runFor(1_000)
    expect(await link.isVisible()).toBe(true)
  })

  it('opens and closes by keyboard', async () => {
    const page = await visit('/')
    const button = page.getByRole('banner').getByRole('button', { name: 'Kompetenser' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.locator('header nav a[href="/services/plc-automation"]').waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await page.locator('header nav a[href="/services/plc-automation"]').waitFor({ state: 'hidden' })
  })
})

describe('an open menu', () => {
  it.each([
    ['Kompetenser', 1280],
    ['Meny', 360],
  ])('%s (%i px) closes behind who walks on to the page by keys', async (name, width) => {
    const page = await visit('/', { viewport: { width, height: 800 } })
    await page.getByRole('banner').getByRole('button', { name, exact: true }).press('Enter')
    const menu = page.locator('header :popover-open')
    await menu.waitFor()
    await page.locator('html[data-ready]').waitFor()
    await page.locator('header').locator('a:visible, button:visible').last().focus()
    expect(await menu.count()).toBe(1)
    while ((await page.locator('main :focus').count()) === 0) await page.keyboard.press('Tab')
    expect(await menu.count()).toBe(0)
  })
})

describe('the language', () => {
  it('is chosen in the footer, kept over a reload and used on the next visit', async () => {
    const page = await visit('/')
    // Otherwise the banner may appear between pointer down and up, over the link.
    await page.getByRole('button', { name: 'Avvisa alla' }).click()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /English/ })
      .click()
    await page.waitForURL(url => url.pathname === '/en')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.goto('/')
    await page.waitForURL(url => url.pathname === '/en')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Svenska/ })
      .click()
    await page.waitForURL(url => url.pathname === '/')
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('sv')
  })
})

describe('cookies', () => {
  const storage = (page: Awaited<ReturnType<typeof visit>>) =>
    page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie)

  it.each(['Avvisa alla', 'Acceptera alla'])(
    'the banner comes after a second; %s ends it for good',
    async choice => {
      const page = await visit('/')
      await page.getByRole('button', { name: choice }).click()
      await page.getByRole('button', { name: choice }).waitFor({ state: 'hidden' })
      expect(await storage(page)).toContain(
        choice === 'Acceptera alla' ? '"analytics\\":true' : '"analytics\\":false',
      )
      await page.clock.install()
      await page.reload()
      await page.clock.runFor(1_200)
      expect(await page.getByRole('button', { name: choice }).isVisible()).toBe(false)
    },
  )

  it('stores nothing before a choice', async () => {
    const page = await visit('/')
    await page.getByRole('button', { name: 'Avvisa alla' }).waitFor()
    expect(await storage(page)).toBe('{}')
  })

  it('are set one by one in the dialog, and changed from the footer', async () => {
    const page = await visit('/')
    await page.getByRole('button', { name: 'Spara mina inställningar' }).click()
    const dialog = page.getByRole('dialog')
    const necessary = dialog
      .getByRole('switch', { name: /Nödvändiga/ })
      .or(dialog.getByLabel(/Nödvändiga/))
      .first()
    expect(await necessary.isDisabled()).toBe(true)
    await dialog
      .getByLabel(/Analys/)
      .first()
      .check()
    await dialog.getByRole('button', { name: 'Spara' }).click()
    expect(await storage(page)).toContain('"analytics\\":true')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Ändra samtycke' }).click()
    await dialog
      .getByLabel(/Analys/)
      .first()
      .uncheck()
    await dialog.getByRole('button', { name: 'Spara' }).click()
    expect(await storage(page)).toContain('"analytics\\":false')
  })
})

describe('an unknown URL', () => {
  it.each(['/nothing/here', '/en/nothing', '/services/cobol'])(
    '%s shows the 404 page with status 404 and a way home',
    async path => {
      const response = await fetch(origin + path, { redirect: 'manual' })
      expect(response.status).toBe(404)
      const page = await visit(path)
      await page.getByText('404').first().waitFor()
      await page.getByText(path).waitFor()
      await expectOnePage(page)
    },
  )

  it('gets the message of the specification, in English', async () => {
    const page = await visit('/en/nothing')
    await page.getByText('Oops! Page not found').waitFor()
  })

  // Those that have a page of their own are walked in public-pages.test.ts.
  it.each(['/nothing', '/en/nothing'])(
    '%s has no accessibility findings and fits 320 px without sideways scroll',
    async path => {
      const page = await visit(path, phone)
      await page.locator('h1').waitFor()
      expect(await accessibilityFindings(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    },
  )
})

describe('every page', () => {
  it('is readable without JavaScript, and says that its dialogs and its form need it', async () => {
    const page = await visit('/', { javaScriptEnabled: false })
    await page.locator('h1').waitFor()
    // With JavaScript disabled for a test, Chromium parses the note as if scripts could run: its text is there, but not
    // shown.
    const [first = ''] = await page.locator('noscript').allTextContents()
    expect(first).toContain('Bokning, formulär och inloggning behöver JavaScript.')
    expect(await page.getByRole('contentinfo').textContent()).toContain('JavaScript')
  })

  it('carries the security headers, without any unsafe source', async () => {
    for (const path of ['/', '/en', '/business/dashboard', '/nothing']) {
      const { headers } = await fetch(origin + path, { redirect: 'manual' })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      expect(policy.length).toBeLessThan(1_700)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    }
  })
})

// What they look like is walked in dialogs.test.ts.
describe('open dialogs', () => {
  it.each(['Logga in', 'Registrera dig'])('%s closes with Escape and gives the focus back', async name => {
    const page = await visit('/')
    const opener = page.getByRole('banner').getByRole('button', { name, exact: true })
    await opener.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'

const { visit } = openBrowser()

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

// At 320 px, and before the app is loaded, they are walked in public-pages.test.ts.
describe('the pages about the company', () => {
  it.each(['/talents', '/about', '/updates', '/privacy'])(
    '%s is one page without accessibility findings once the app is loaded',
    async path => {
      const page = await visit(path)
      await page.mouse.move(5, 5)
      await page.locator('html[data-ready]').waitFor()
      expect(await accessibilityFindings(page)).toEqual([])
      await expectOnePage(page)
    },
  )
})

describe('the talents page', () => {
  const path = '/talents'

  it('leads to the plans, and scrolls to them', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Se planerna' }).click()
    await page.waitForURL(url => url.pathname === '/pricing' && url.hash === '#plans')
    await page.waitForFunction(() => {
      const plans = document.querySelector('#plans')
      return plans && plans.getBoundingClientRect().top < innerHeight
    })
  })

  it('opens the partner sign-up for who comes to apply, once', async () => {
    const page = await visit(`${path}?apply=true&from=mail`)
    await page.getByRole('dialog').locator('input[type=password]').first().waitFor()
    expect(await addressOf(page)).toBe(`${path}?from=mail`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.reload()
    await page.keyboard.press('Tab')
    await page.locator('html[data-ready]').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('loads nothing immediately for everybody else', async () => {
    const page = await visit(path)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html[data-ready]').count()).toBe(0)
  })
})

describe('the community page', () => {
  const path = '/updates'
  const panels = ['Inga kommande träffar', 'Innehållet har tagits bort', 'Inga aktiva diskussioner'] as const
  const [none, removed, quiet] = panels
  const expectShown = async (page: Page, shown: string) => {
    await page.getByRole('heading', { name: shown }).waitFor()
    for (const other of panels.filter(panel => panel !== shown))
      expect(await page.getByText(other, { exact: true }).isVisible()).toBe(false)
  }

  it('shows three past meetups, and its other tabs without JavaScript as well', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    await expectShown(page, none)
    expect(await page.locator('main h3').count()).toBe(3)
    await page.getByRole('link', { name: 'Learning Hub' }).click()
    await expectShown(page, removed)
    await page.getByRole('link', { name: 'Forum' }).click()
    await expectShown(page, quiet)
  })

  it('keeps the tab in the URL, over a reload and going back', async () => {
    const page = await visit(path)
    await page
      .getByRole('tab', { name: 'Forum' })
      .or(page.getByRole('link', { name: 'Forum' }))
      .click()
    await expectShown(page, quiet)
    expect(await addressOf(page)).toBe(`${path}#forum`)
    await page.reload()
    await expectShown(page, quiet)
    await page.goBack()
    await expectShown(page, none)
  })

  it('is walked by keyboard as tabs are', async () => {
    const page = await visit(path)
    await page.mouse.move(5, 5)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Meetups & Events').focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(page, removed)
    expect(await tab('Learning Hub').evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await expectShown(page, quiet)
    await page.keyboard.press('ArrowRight')
    await expectShown(page, none)
    expect(await tab('Forum').getAttribute('tabindex')).toBe('-1')
    const panel = page.getByRole('tabpanel', { name: 'Meetups & Events' })
    expect(await panel.isVisible()).toBe(true)
  })

  it('leaves the tab as it is when a link leads to the newsletter', async () => {
    const page = await visit(`${path}#learning`)
    await page.mouse.move(5, 5)
    await page.locator('html[data-ready]').waitFor()
    await page.locator('main a[href="#newsletter"]').click()
    await page.waitForURL(url => url.hash === '#newsletter')
    await expectShown(page, removed)
    await page.locator('form#newsletter').waitFor()
  })

  it('links to an administrator and to recordings by mail', async () => {
    const page = await visit(`${path}#forum`)
    const links = page.locator('main a[href^="mailto:"]')
    expect(await links.count()).toBe(4)
    for (const address of await links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
      expect(address).toMatch(/^mailto:[^?]+@[^?]+\?subject=\S+/)
  })
})

describe('the policy', () => {
  const path = '/privacy'

  it('allows changing the consent before the app is loaded', async () => {
    const page = await visit(path)
    await page.getByRole('main').getByRole('button', { name: 'Ändra mitt samtycke' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel(/Analys/)
      .first()
      .check()
    await dialog.getByRole('button', { name: 'Spara' }).click()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toContain('"analytics":true')
  })

  it('has every section in its table of contents', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    const links = page.locator('main nav a')
    expect(await links.count()).toBe(7)
    for (const link of await links.all()) {
      const section = page.locator((await link.getAttribute('href')) ?? '')
      expect(await section.getByRole('heading', { level: 2 }).textContent()).toBe(await link.textContent())
    }
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { cutWords } from './cut-words.ts'

const { visit } = openBrowser()

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
/** A price uses no-break spaces; a reader sees spaces. */
const textOf = async (page: Page) => ((await main(page).textContent()) ?? '').replaceAll('\u00a0', ' ')

describe('the competencies', () => {
  it('are 25 cards with links, and one with a form', async () => {
    const page = await visit('/services')
    const links = await main(page)
      .locator('h3 a[href^="/services/"]')
      .evaluateAll(found => found.map(link => link.getAttribute('href')))
    expect(new Set(links).size).toBe(25)
    await main(page).getByRole('button', { name: 'Beskriv projektet' }).click()
    await dialog(page).waitFor()
  })

  it('link from a card to its page by keyboard', async () => {
    const page = await visit('/services')
    await main(page).locator('a[href="/services/plc-automation"]').press('Enter')
    await page.waitForURL(url => url.pathname === '/services/plc-automation')
    await expectOnePage(page)
  })

  it('open get-started on a wide screen', async () => {
    const page = await visit('/services', { viewport: { width: 1280, height: 800 } })
    const name = 'Kom igång'
    await main(page).getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).waitFor()
  })

  it('book a meeting from a service, and return the focus', async () => {
    const page = await visit('/services/robotics')
    const opener = main(page).getByRole('button', { name: 'Boka möte', exact: true })
    await opener.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('send an inquiry about this service, and about one of its offers', async () => {
    const page = await visit('/services/web')
    const title = 'Webbutveckling'
    await main(page).getByRole('button', { name: 'Skicka förfrågan' }).first().click()
    await dialog(page).waitFor()
    await expect.poll(() => valuesIn(page)).toContain(title)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await main(page).getByRole('button', { name: 'Fråga om PWA' }).click()
    await expect.poll(() => valuesIn(page)).toContain(`${title}: PWA`)
  })

  it('give search engines the offer and the page’s position', async () => {
    const page = await visit('/services/web')
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const types = data['@graph'].map((thing: { '@type': string }) => thing['@type'])
    expect(types).toEqual(['Service', 'BreadcrumbList'])
    expect(data['@graph'][0].offers[0].priceSpecification.minPrice).toBe(30_000)
    expect(data['@graph'][1].itemListElement).toHaveLength(3)
  })
})

const valuesIn = (page: Page) =>
  dialog(page)
    .locator('input')
    .evaluateAll(inputs => inputs.map(input => (input as HTMLInputElement).value))

describe('the pages of competencies', () => {
  it.each([
    ['/services/web', 'från 30 000 kr'],
    ['/en/services/web', 'from SEK 30,000'],
  ])('%s shows its starting price', async (path, price) => {
    expect(await textOf(await visit(path))).toContain(price)
  })

  it('cut no word at 1280 px', async () => {
    const page = await visit('about:blank', { viewport: { width: 1280, height: 800 } })
    for (const path of ['/services', '/pricing', '/services/testing'])
      for (const prefix of ['', '/en']) {
        await page.goto(prefix + path)
        expect(await cutWords(page), prefix + path).toEqual([])
      }
  })
})

describe('the front page', () => {
  it.each([
    ['/', '46 203 kr', '16 203', '31,42 %'],
    ['/en', 'SEK 46,203', '16,203', '31.42%'],
  ])('%s computes what hiring costs', async (path, total, extra, tax) => {
    const text = await textOf(await visit(path))
    for (const figure of [total, extra, tax]) expect(text).toContain(figure)
  })

  it('books a meeting and takes an inquiry', async () => {
    const page = await visit('/')
    for (const name of ['Boka ett möte', 'Skicka en projektförfrågan']) {
      await main(page).getByRole('button', { name, exact: true }).click()
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    }
  })
})

describe.each(['/services', '/services/web'])('%s', path => {
  it('has no accessibility findings on a wide screen', async () => {
    const page = await visit(path)
    expect(await accessibilityFindings(page)).toEqual([])
    await expectOnePage(page)
  })

  it('prints its text under the brand, and no controls', async () => {
    const page = await visit(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('button:visible, nav:visible, form:visible').count()).toBe(0)
    for (const edge of ['banner', 'contentinfo'] as const)
      expect(await page.getByRole(edge).locator('a:visible').count(), edge).toBeLessThanOrEqual(1)
    expect(await page.getByRole('banner').getByText('nodverk').isVisible()).toBe(true)
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect(await page.locator('address').textContent()).toContain(exampleOwner.street)
    await page.emulateMedia({ media: 'screen' })
    expect(await page.locator('address').isVisible()).toBe(false)
  })
})

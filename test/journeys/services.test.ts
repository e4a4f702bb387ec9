import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectOnePage, openBrowser } from './browser.ts'
import { cutWords } from './cut-words.ts'

const { visit } = openBrowser()

const phone = { viewport: { width: 320, height: 640 } }
const pages = ['/services', '/en/services', '/services/web', '/en/services/energy']
const languages = [
  { prefix: '', meeting: 'Boka möte', inquiry: 'Skicka förfrågan', price: 'från 30 000 kr' },
  { prefix: '/en', meeting: 'Book a meeting', inquiry: 'Send an inquiry', price: 'from SEK 30,000' },
]

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
/** A price uses no-break spaces; a reader sees spaces. */
const textOf = async (page: Page) => ((await main(page).textContent()) ?? '').replaceAll('\u00a0', ' ')

describe.each(languages)('the competencies at "$prefix"', ({ prefix, meeting, inquiry, price }) => {
  it('are 25 cards with links, and one with a form', async () => {
    const page = await visit(`${prefix}/services`)
    const links = await main(page)
      .locator(`h3 a[href^="${prefix}/services/"]`)
      .evaluateAll(found => found.map(link => link.getAttribute('href')))
    expect(new Set(links).size).toBe(25)
    await main(page)
      .getByRole('button', { name: prefix ? 'Describe the project' : 'Beskriv projektet' })
      .click()
    await dialog(page).waitFor()
  })

  it('link from a card to its page by keyboard', async () => {
    const page = await visit(`${prefix}/services`)
    await main(page).locator(`a[href="${prefix}/services/plc-automation"]`).press('Enter')
    await page.waitForURL(url => url.pathname === `${prefix}/services/plc-automation`)
    await expectOnePage(page)
  })

  it('open get-started on a wide screen', async () => {
    const page = await visit(`${prefix}/services`, { viewport: { width: 1280, height: 800 } })
    const name = prefix ? 'Get started' : 'Kom igång'
    await main(page).getByRole('button', { name }).click()
    await page.getByRole('dialog', { name }).waitFor()
  })

  it.each(['/services', '/pricing', '/services/testing'])('%s cuts no word at 1280 px', async path => {
    const page = await visit(prefix + path, { viewport: { width: 1280, height: 800 } })
    expect(await cutWords(page)).toEqual([])
  })

  it('book a meeting from a service, and return the focus', async () => {
    const page = await visit(`${prefix}/services/robotics`)
    const opener = main(page).getByRole('button', { name: meeting, exact: true })
    await opener.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  })

  it('send an inquiry about this service, and about one of its offers', async () => {
    const page = await visit(`${prefix}/services/web`)
    const title = prefix ? 'Web development' : 'Webbutveckling'
    await main(page).getByRole('button', { name: inquiry }).first().click()
    await dialog(page).waitFor()
    await expect.poll(() => valuesIn(page)).toContain(title)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await main(page)
      .getByRole('button', { name: prefix ? 'Ask about PWA' : 'Fråga om PWA' })
      .click()
    await expect.poll(() => valuesIn(page)).toContain(`${title}: PWA`)
  })

  it('show their starting price', async () => {
    const page = await visit(`${prefix}/services/web`)
    expect(await textOf(page)).toContain(price)
  })

  it('give search engines the offer and the page’s position', async () => {
    const page = await visit(`${prefix}/services/web`)
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

describe('the front page', () => {
  it.each([
    ['/', '46 203 kr', '16 203', '31,42 %'],
    ['/en', 'SEK 46,203', '16,203', '31.42%'],
  ])('%s computes what hiring costs', async (path, total, extra, tax) => {
    const text = await textOf(await visit(path))
    for (const figure of [total, extra, tax]) expect(text).toContain(figure)
  })

  it.each([
    ['/', 'Boka ett möte', 'Skicka en projektförfrågan'],
    ['/en', 'Book a meeting', 'Send a project inquiry'],
  ])('%s books a meeting and takes an inquiry', async (path, meeting, inquiry) => {
    const page = await visit(path)
    for (const name of [meeting, inquiry]) {
      await main(page).getByRole('button', { name, exact: true }).click()
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'hidden' })
    }
  })
})

describe.each(pages)('%s', path => {
  it('has no accessibility findings, in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await visit(path, { colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' ')}`)).toEqual(
        [],
      )
      await expectOnePage(page)
    }
  })

  it('fits 320 px without sideways scroll', async () => {
    const page = await visit(path, phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it('prints its text, and no controls', async () => {
    const page = await visit(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('button:visible, header:visible, footer:visible').count()).toBe(0)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })
})

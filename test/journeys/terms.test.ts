import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { presentTerms } from '#shared/terms/versions.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { signedIn } from './business-session.ts'

const { visit } = openBrowser()

describe.each([
  ['/', ['Villkor', 'Integritet och kakor', 'Tillgänglighet', 'Om företaget'], 'Priser'],
  ['/en', ['Terms', 'Privacy and cookies', 'Accessibility', 'The company'], 'Pricing'],
])('the footer of %s', (path, names, prices) => {
  it('leads to what the law wants and to the prices, without JavaScript', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    for (const name of [...names, prices]) {
      await page.goto(path)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await page.waitForLoadState()
      expect(page.url(), name).not.toMatch(/\/(en)?$/)
      expect(await page.locator('h1').count(), name).toBe(1)
    }
    const inMenu = page.getByRole('banner').getByRole('link', { name: prices, exact: true })
    expect(await inMenu.first().getAttribute('href')).toMatch(/\/pricing$/)
  })
})

it('a version of the terms has an address of its own, and every clause a number', async () => {
  const page = await visit('/terms', { javaScriptEnabled: false })
  const clauses = await page.locator('main ol ol, main section ol > li').allTextContents()
  expect(clauses.some(clause => clause.startsWith('10.1'))).toBe(true)
  await page.getByRole('link', { name: `Version ${presentTerms}, från` }).click()
  await page.waitForURL(`**/terms/${presentTerms}`)
  expect(await page.locator('main section ol > li').allTextContents()).toEqual(clauses)
})

it('researchers find where to report a vulnerability', async () => {
  const page = await visit('/imprint')
  await page.getByRole('link', { name: 'Rapportera en säkerhetsbrist' }).click()
  await page.waitForURL('**/.well-known/security.txt')
  const text = (await page.locator('body').textContent()) ?? ''
  expect(Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})

const fillOrder = async (page: Page) => {
  await page.getByRole('button', { name: 'Beställ 10 krediter' }).click()
  await dialog(page).getByLabel('Företagsnamn').fill('Nordplåt AB')
  await dialog(page).getByLabel('Organisationsnummer').fill('556703-7485')
  await dialog(page).getByLabel('Kontaktperson').fill('Anna Berg')
  await dialog(page).getByLabel('E-post').fill('anna@nordplat.se')
  await dialog(page).getByLabel('Telefon').fill('070-123 45 67')
}

it('a buyer whose terms are no longer the present ones reads the new ones and decides again', async () => {
  const page = await visit('/pricing')
  const accepted: number[] = []
  await page.route('**/api/credit-orders', route => {
    accepted.push(route.request().postDataJSON().termsVersion)
    const refusal = { code: 'terms_changed', message: '', requestId: '', termsVersion: presentTerms + 1 }
    return accepted.length === 1
      ? route.fulfill({ status: 409, json: refusal })
      : route.fulfill({ status: 201, json: { id: 'o', priceOre: 990_000, priceWithVatOre: 1_237_500 } })
  })
  await fillOrder(page)
  await dialog(page).getByText('12 375 kr inkl. 25 % moms').waitFor()
  const link = dialog(page).getByRole('link', { name: `villkoren, version ${presentTerms}` })
  expect(await link.getAttribute('href')).toBe('/terms')
  await dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
  await dialog(page).getByText('Villkoren har ändrats').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await dialog(page).getByLabel('Företagsnamn').inputValue()).toBe('Nordplåt AB')
  await dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
  await page.getByText('Beställning mottagen!').waitFor()
  expect(accepted).toEqual([presentTerms, presentTerms + 1])
})

it('an account older than the terms is asked, is locked out of nothing, and accepts them once', async () => {
  const { page } = await signedIn(visit)
  const request = page.getByRole('region', { name: 'Godkänn villkoren' })
  expect(await request.count()).toBe(0)
  let isOlder = true
  await page.route('**/api/business/me', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), termsAccepted: !isOlder } })
  })
  await page.goto('/business/dashboard/credits')
  await request.waitFor()
  await page.getByRole('heading', { level: 1, name: 'Krediter' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/business/terms'))
  isOlder = false
  await request.getByRole('button', { name: 'Jag godkänner' }).click()
  expect((await stored).status()).toBe(204)
  await request.waitFor({ state: 'hidden' })
})

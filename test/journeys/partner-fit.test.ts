import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { fitsScreen, onboarded, switchToEnglish } from './partner.ts'

const { visit } = openBrowser({ logged: /^A load failed ApiError/ })

const available = '/partner/dashboard/available'
const title = 'Migrering från Simatic S5 till S7-1500'

const card = (page: Page) => page.getByRole('article').filter({ hasText: title })
const summary = (page: Page) => card(page).locator('summary')

const open = async (page: Page) => {
  await page.goto(available)
  await summary(page).focus()
  await page.keyboard.press('Enter')
}

describe('a partner who asks how their profile fits', () => {
  it('sees why in their own words, mends the profile, and fits better', async () => {
    const { page } = await onboarded(visit)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto(available)
    await card(page).waitFor()
    expect(asked.filter(path => path.endsWith('/fit'))).toEqual([])
    await open(page)
    await card(page).getByText('Det här passar').waitFor()
    const quote = card(page)
      .locator('li', { hasText: 'under Kompetens i profilen' })
      .filter({ hasText: 'TIA Portal' })
    expect(await quote.locator('mark').first().textContent()).toBe('TIA Portal')
    const missing = card(page).locator('section', { hasText: 'Det här hittade vi inte' })
    expect(await missing.textContent()).toContain('S7-1500')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await fitsScreen(page)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })

    await missing.getByRole('link', { name: 'Lägg till det i dina kompetenser' }).click()
    const form = page.getByRole('form', { name: 'Fakta', exact: true })
    await form.waitFor()
    expect(await page.locator('[data-fact="skills"] :focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await form.getByLabel('Namn', { exact: true }).fill('S7-1500')
    await form.getByRole('button', { name: 'Spara ändringar' }).click()
    await form.waitFor({ state: 'detached' })

    await switchToEnglish(page)
    await open(page)
    await card(page).getByText('What fits').waitFor()
    const added = card(page).locator('li', { hasText: 'under Skills in the profile' })
    expect(await added.locator('mark').first().textContent()).toBe('S7-1500')
  })

  it('reads that it could not be loaded, or that the assignment is closed, and can try again', async () => {
    const { page } = await onboarded(visit)
    await page.route('**/fit', route => route.abort())
    await open(page)
    await card(page).getByText('Jämförelsen kunde inte hämtas.').waitFor()
    await page.unroute('**/fit')
    await page.route('**/fit', route =>
      route.fulfill({ status: 409, json: { code: 'assignment_closed', message: '', requestId: 'r' } }),
    )
    await card(page).getByRole('button', { name: 'Försök igen' }).click()
    await card(page).getByText('Uppdraget går inte längre att söka.').waitFor()
    await page.unroute('**/fit')
    await card(page).getByRole('button', { name: 'Försök igen' }).click()
    await card(page).getByText('Det här passar').waitFor()
  })

  it('follows the link to the page that says how it is done, with the weights', async () => {
    const { page } = await onboarded(visit)
    await open(page)
    await card(page).getByRole('link', { name: 'Så fungerar matchningen' }).click()
    await page.waitForURL('**/matching')
    const needs = page.getByRole('row', { name: /^Kraven/ })
    expect(await needs.textContent()).toContain('40\u00a0%')
    await needs.getByText('40').waitFor()
  })

  it.each([
    ['Profilen är tom', { read: 'no_profile' }],
    ['Uppdragets text nämner ingen teknik', { read: 'no_needs' }],
    ['Din profil är inte godkänd än', { waits: true }],
    ['Platsen ligger längre bort', { unmet: ['place'] }],
  ])('reads: %s', async (words, given) => {
    const { page } = await onboarded(visit)
    const fit = {
      read: 'both',
      waits: false,
      band: null,
      met: [],
      missing: [],
      unmet: [],
      weights: 1,
      ...given,
    }
    await page.route('**/fit', route => route.fulfill({ json: fit }))
    await open(page)
    await card(page).getByText(words).waitFor()
  })
})

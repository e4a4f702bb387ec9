import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog, fitsScreen, onboarded, switchToEnglish, toast } from './partner.ts'

const { visit } = openBrowser({ logged: /^The facts could not be saved ApiError/ })

const path = '/partner/dashboard/profile'

const section = (page: Page) => page.getByRole('region', { name: 'Fakta', exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Fakta', exact: true })
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const save = (page: Page) => form(page).getByRole('button', { name: 'Spara ändringar' }).click()
const row = (page: Page, name: string) => section(page).locator('dl > div', { hasText: name })

const toFacts = async (page: Page) => {
  await page.goto(path)
  await section(page)
    .getByRole('button', { name: /Ange fakta|Ändra fakta/ })
    .waitFor()
}

const atFacts = async () => {
  const partner = await onboarded(visit)
  await toFacts(partner.page)
  return partner
}

const openForm = async (page: Page) => {
  await section(page)
    .getByRole('button', { name: /Ange fakta|Ändra fakta/ })
    .click()
  await form(page).waitFor()
}

describe('the facts of a partner', () => {
  it('are all saved if two proposals are confirmed before the first is stored', async () => {
    const { page } = await atFacts()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/partner/facts', async route => {
      await promise
      await route.continue()
    })
    const yes = (what: string) =>
      section(page).getByRole('button', { name: `Ja, spara ${what}`, exact: true })
    await yes('Tid i veckan: 32 timmar i veckan').click()
    await yes('År i yrket: 12 år').click()
    resolve()
    await row(page, 'Tid i veckan').getByText('32 timmar i veckan').waitFor()
    await row(page, 'År i yrket').getByText('12 år').waitFor()
    await page.reload()
    await row(page, 'Tid i veckan').getByText('32 timmar i veckan').waitFor()
    await row(page, 'År i yrket').getByText('12 år').waitFor()
  })

  it('are proposed from their own words, and saved or not by a press each', async () => {
    const { page } = await atFacts()
    await section(page).getByText('Vi läser ”80 %”.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await section(page).getByRole('button', { name: 'Ja, spara Tid i veckan: 32 timmar i veckan' }).click()
    await row(page, 'Tid i veckan').getByText('32 timmar i veckan').waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Tid i veckan: 32 timmar i veckan är sparat.')
    await section(page).getByRole('button', { name: 'Nej, inte År i yrket: 12 år' }).click()
    await section(page).getByRole('button', { name: 'Ja, spara Kompetenser: PLC', exact: true }).click()
    await row(page, 'Kompetenser').getByText('PLC', { exact: true }).waitFor()
    await page.reload()
    await row(page, 'Tid i veckan').getByText('32 timmar i veckan').waitFor()
    expect(
      await section(page)
        .getByRole('button', { name: /År i yrket|Tid i veckan|Kompetenser: PLC$/ })
        .count(),
    ).toBe(0)
    expect(await row(page, 'År i yrket').count()).toBe(0)
  })

  it('are typed in, told what is wrong with them, and shown as companies see them', async () => {
    const { page, email } = await atFacts()
    await openForm(page)
    await field(page, 'Timpris').fill('1000000000')
    await field(page, 'Ledig från').fill('1926-03-01')
    await field(page, 'PLC & automation').check()
    await form(page).getByRole('button', { name: 'Lägg till en kompetens' }).click()
    await form(page).getByRole('group', { name: 'Kompetens 1' }).getByLabel('Namn').fill('TIA Portal')
    await form(page).getByRole('group', { name: 'Kompetens 1' }).getByLabel('År').fill('10')
    await form(page).getByRole('button', { name: 'Lägg till ett språk' }).click()
    await form(page).getByRole('group', { name: 'Språk 1' }).getByLabel('Språk').selectOption('sv')
    await field(page, 'Plattformar och system').fill('Siemens, mejla bo@konsult.se')
    await save(page)
    await form(page).getByText('Ange timpriset i hela kronor, mellan 100 och 10 000.').waitFor()
    await form(page).getByText('Dagen är för långt bort. Kontrollera årtalet.').waitFor()
    expect(await field(page, 'Timpris').inputValue()).toBe('1000000000')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await fitsScreen(page)).toBe(true)
    await field(page, 'Timpris').fill('950')
    await field(page, 'Ledig från').fill('')
    await save(page)
    await toast(page, 'Fakta sparade').waitFor()
    expect(await page.locator(':focus').textContent()).toBe('Ändra fakta')
    await row(page, 'Kompetenser').getByText('TIA Portal (10 år)').waitFor()
    await section(page).getByRole('button', { name: 'Så ser företag dig' }).click()
    await dialog(page).getByRole('heading', { name: 'Bo E.' }).waitFor()
    await dialog(page).getByText('950 kr i timmen').waitFor()
    await dialog(page).getByText('mejla •••').waitFor()
    const seen = await dialog(page).textContent()
    for (const secret of [email, 'konsult.se', 'Bo Ek', '070-123']) expect(seen).not.toContain(secret)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await fitsScreen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await switchToEnglish(page)
    await page.reload()
    await page.getByRole('region', { name: 'Facts' }).getByText('SEK 950 an hour').waitFor()
    expect(await fitsScreen(page)).toBe(true)
  })

  it('changed in another tab are merged by hand; a failed save keeps what was typed', async () => {
    const { page } = await atFacts()
    await openForm(page)
    await field(page, 'Timpris').fill('950')
    const other = await page.context().newPage()
    await toFacts(other)
    await openForm(other)
    await field(other, 'Timpris').fill('1100')
    await field(other, 'Ort').fill('Luleå')
    await save(other)
    await toast(other, 'Fakta sparade').waitFor()
    await page.bringToFront()
    await page.route('**/api/partner/facts', route => route.fulfill({ status: 503, body: '{}' }))
    await save(page)
    await page.getByText('Kunde inte spara dina fakta. Försök igen.').waitFor()
    expect(await field(page, 'Timpris').inputValue()).toBe('950')
    await page.unroute('**/api/partner/facts')
    await save(page)
    await dialog(page).getByText('Profilen har ändrats på ett annat håll').waitFor()
    await dialog(page)
      .getByRole('group', { name: 'Timpris' })
      .getByLabel(/1\s100\skr i timmen/)
      .check()
    await dialog(page).getByRole('group', { name: 'Ort' }).getByLabel(/Luleå/).check()
    await dialog(page).getByRole('button', { name: 'Spara valen' }).click()
    await row(page, 'Timpris')
      .getByText(/1\s100\skr i timmen/)
      .waitFor()
    await row(page, 'Ort').getByText('Luleå').waitFor()
  })
})

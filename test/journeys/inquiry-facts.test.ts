import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { names } from '#infra/local/names.ts'
import { buildPdf } from '#test/builders/files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog, signedUp, switchToEnglish } from './business.ts'
import { waitForMail } from './inbox.ts'

const { visit } = openBrowser({ logged: /^The inquiry could not be edited ApiError/ })

const text = 'Två svetsceller på plats i Västerås, start i mars och ca 3 månader. Budget 200 tkr.'

const open = async (page: Page, service: string) => {
  await page.getByRole('button', { name: service, exact: true }).click()
  await dialog(page).getByRole('heading', { name: 'Beskriv ditt projekt' }).waitFor()
}
const summary = (page: Page) => dialog(page).locator('summary')
const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).click()
const valueIn = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true }).inputValue()
const fitsIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A signed-in business with one inquiry, at its list. */
const withInquiry = async () => {
  const { page, email } = await signedUp(visit)
  await open(page, 'Robotar & cobotar')
  await dialog(page).getByLabel('Projektbeskrivning').fill(text)
  await press(page, 'Skicka förfrågan')
  await page.getByText('Projektförfrågan skickad!').waitFor()
  await page.getByRole('link', { name: 'Förfrågningar' }).click()
  const inquiry = page.getByRole('article', { name: 'Robotar & cobotar' })
  await inquiry.getByText(text).waitFor()
  return { page, email, inquiry }
}

describe('a business', () => {
  it('is offered what its text says, fills in the rest, and finds it in its list', async () => {
    const { page } = await signedUp(visit)
    await open(page, 'Robotar & cobotar')
    await dialog(page).getByLabel('Projektbeskrivning').fill(text)
    await dialog(page).getByText('Står det här i texten?').waitFor()
    expect(await summary(page).textContent(), 'nothing is filled in by itself').toBe(
      'Mer om uppdraget (valfritt)',
    )
    await press(page, /^Fyll i Startdag: 1 mars/)
    await dialog(page).getByText('Startdag är ifyllt: 1 mars').waitFor()
    await press(page, /^Fyll i Ort: Västerås/)
    await press(page, /^Fyll i Längd: 3 månader/)
    expect(
      await dialog(page)
        .getByRole('button', { name: /^Fyll i Ort/ })
        .count(),
    ).toBe(0)
    await summary(page).getByText('3 uppgifter ifyllda').waitFor()

    await summary(page).click()
    expect(await valueIn(page, 'Ort')).toBe('Västerås')
    await dialog(page).getByLabel('Budget exkl. moms', { exact: true }).fill('1000000000')
    await dialog(page).getByLabel('engelska').check()
    await summary(page).click()
    await press(page, 'Skicka förfrågan')
    await dialog(page).getByText('Skriv ett timpris mellan 100 och 10').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('inputmode'))).toBe('numeric')

    // Closed and opened again, nothing that was typed is lost.
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.reload()
    await open(page, 'Robotar & cobotar')
    await summary(page).click()
    expect(await valueIn(page, 'Budget exkl. moms')).toBe('1000000000')
    await dialog(page).getByLabel('Budget exkl. moms', { exact: true }).fill('200 000')
    await dialog(page).getByLabel('Timpris eller fast pris').selectOption('fixed')
    await press(page, 'Skicka förfrågan')
    await page.getByText('Projektförfrågan skickad!').waitFor()

    await page.getByRole('link', { name: 'Förfrågningar' }).click()
    const inquiry = page.getByRole('article', { name: 'Robotar & cobotar' })
    for (const fact of [/^1 mars/, 'Västerås', '3 månader', 'engelska', /200.000.kr \(fast pris\)/])
      await inquiry.getByText(fact, { exact: true }).first().waitFor()
  })

  it('edits its inquiry, adds a file and withdraws it with a reason', async () => {
    const { page, email, inquiry } = await withInquiry()
    await inquiry.getByRole('button', { name: 'Ändra' }).click()
    await dialog(page).getByLabel('Projektbeskrivning').fill('Tre svetsceller.')
    await summary(page).click()
    await dialog(page).getByLabel('Ort', { exact: true }).fill('Borås')
    await press(page, 'Spara ändringarna')
    await page.getByText('Förfrågan är ändrad').waitFor()
    await inquiry.getByText('Tre svetsceller.').waitFor()
    await inquiry.getByText('Borås').waitFor()

    await inquiry.getByRole('button', { name: 'Lägg till filer' }).click()
    const file = { name: 'krav.pdf', mimeType: 'application/pdf', buffer: buildPdf() }
    await dialog(page).locator('input[type=file]').setInputFiles([file])
    await press(page, 'Skicka filerna')
    await page.getByText('Filerna är tillagda').waitFor()
    await inquiry.getByRole('button', { name: /Hämta krav\.pdf/ }).waitFor()

    await inquiry.getByRole('button', { name: 'Dra tillbaka' }).click()
    await press(page, 'Dra tillbaka förfrågan')
    await dialog(page).getByText('Fyll i det här fältet.').waitFor()
    await dialog(page).getByLabel('Varför drar ni tillbaka den?').fill('Vi löste det själva.')
    await press(page, 'Dra tillbaka förfrågan')
    await page.getByText('Förfrågan är tillbakadragen').waitFor()
    await inquiry.getByText('Avslutad').first().waitFor()
    expect(await inquiry.getByRole('button', { name: 'Ändra' }).count()).toBe(0)
    const about = (subject: RegExp) =>
      waitForMail(names.operator, mail => subject.test(mail.subject) && mail.text.includes(email))
    expect((await about(/^Ändrad projektförfrågan/)).text).toContain('Ändrat: Beskrivning, Ort')
    expect((await about(/^Nya filer till/)).text).toContain('krav.pdf')
    expect((await about(/^Återtagen förfrågan/)).text).toContain('Vi löste det själva.')
  })

  it('keeps its text when another window was faster, and when the inquiry has been withdrawn', async () => {
    const { page, inquiry } = await withInquiry()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Ändra' }).click()
    await other.getByLabel('Projektbeskrivning').fill('Från det andra fönstret.')
    await inquiry.getByRole('button', { name: 'Ändra' }).click()
    await dialog(page).getByLabel('Projektbeskrivning').fill('Min text.')
    await other.getByRole('button', { name: 'Spara ändringarna' }).click()
    await other.getByText('Förfrågan är ändrad').waitFor()

    await press(page, 'Spara ändringarna')
    await dialog(page).getByText('Förfrågan har ändrats i ett annat fönster').waitFor()
    await dialog(page).getByText('Från det andra fönstret.').waitFor()
    expect(await valueIn(page, 'Projektbeskrivning')).toBe('Min text.')
    await press(page, 'Spara min version')
    await inquiry.getByText('Min text.').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await inquiry.getByRole('button', { name: 'Ändra' }).click()
    await dialog(page).getByLabel('Projektbeskrivning').fill('För sent.')
    await other.getByRole('button', { name: 'Dra tillbaka' }).click()
    await other.getByLabel('Varför drar ni tillbaka den?').fill('Löst.')
    await other.getByRole('button', { name: 'Dra tillbaka förfrågan' }).click()
    await other.getByText('Förfrågan är tillbakadragen').waitFor()
    await press(page, 'Spara ändringarna')
    await dialog(page).getByText('Förfrågan går inte längre att ändra').waitFor()
    expect(await valueIn(page, 'Projektbeskrivning')).toBe('För sent.')
    await other.close()
  })
})

it('has no accessibility findings, and fits 320 px, in English', async () => {
  const { page } = await signedUp(visit)
  await switchToEnglish(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/business/dashboard/services')
  await page.getByRole('button', { name: 'Custom Project', exact: true }).click()
  await dialog(page)
    .getByLabel('Project description')
    .fill('On site in Gothenburg, starting in March. Rate: 950 SEK/h.')
  await dialog(page)
    .getByRole('button', { name: /^Fill in Town: Gothenburg/ })
    .waitFor()
  await summary(page).click()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await fitsIn(page)).toBeLessThanOrEqual(0)
  await press(page, /^Fill in Town: Gothenburg/)
  await press(page, 'Send inquiry')
  await page.getByText('Project inquiry sent!').waitFor()
  await page.goto('/business/dashboard/inquiries')
  await page.getByText('Gothenburg', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog(page).getByLabel('Why are you withdrawing it?').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await fitsIn(page)).toBeLessThanOrEqual(0)
})

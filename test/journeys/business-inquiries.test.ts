import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buildPdf, buildPng, buildWordDocument, wordType } from '#test/builders/files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { dialog, switchToEnglish } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForMail } from './inbox.ts'

const { visit } = openBrowser({
  logged: /^(The inquiry could not be sent|A file could not be uploaded) ApiError/,
})

const text = 'Två svetsceller ska få ny styrning innan semestern.'
const pdf = { name: 'ritning.pdf', mimeType: 'application/pdf', buffer: buildPdf() }
const picture = { name: 'cellen.png', mimeType: 'image/png', buffer: buildPng() }
const spec = { name: 'krav.docx', mimeType: wordType, buffer: buildWordDocument() }

const open = async (page: Page, service: string) => {
  await page.getByRole('button', { name: service, exact: true }).click()
  await dialog(page).getByRole('heading', { name: 'Beskriv ditt projekt' }).waitFor()
}
const describeProject = (page: Page, words: string) =>
  dialog(page).getByLabel('Projektbeskrivning').fill(words)
const attach = (page: Page, ...files: (typeof pdf)[]) =>
  dialog(page).locator('input[type=file]').setInputFiles(files)
const file = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name })
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Skicka förfrågan' })
const inquiries = (page: Page) => page.getByRole('link', { name: 'Förfrågningar' }).click()

describe('a business', () => {
  it('describes a project with three files, finds it in its list, and downloads a file', async () => {
    const { page, email } = await signedIn(visit)
    await open(page, 'Robotar & cobotar')
    expect(await send(page).isDisabled()).toBe(true)
    await describeProject(page, text)
    await attach(page, pdf, picture, spec)
    for (const { name } of [pdf, picture, spec]) await file(page, name).getByText('Uppladdad').waitFor()
    await file(page, 'ritning.pdf').getByText(`${pdf.buffer.length} byte`).waitFor()
    await send(page).click()
    await page.getByText('Projektförfrågan skickad!').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })

    await inquiries(page)
    const inquiry = page.getByRole('article', { name: 'Robotar & cobotar' })
    await inquiry.getByText(text).waitFor()
    await inquiry.getByText('Mottagen', { exact: false }).first().waitFor()
    await expectOnePage(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      inquiry.getByRole('button', { name: /Hämta ritning\.pdf/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('ritning.pdf')
    expect((await waitForMail(email, ({ subject }) => !/kod/i.test(subject))).text).toContain('Robotar')
  })

  it('sees which file is refused and why, keeps its text, and sends without it', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'Eget projekt')
    await describeProject(page, text)
    await attach(
      page,
      { ...pdf, name: 'program.exe' },
      { ...picture, name: 'foto.pdf', mimeType: pdf.mimeType },
    )
    await file(page, 'program.exe').getByText('Vi tar inte emot den filtypen.').waitFor()
    await file(page, 'foto.pdf').getByText('Innehållet stämmer inte med filtypen').waitFor()
    await send(page).click()
    await dialog(page).getByText('Alla filer laddades inte upp.').waitFor()
    expect(await dialog(page).getByLabel('Projektbeskrivning').inputValue()).toBe(text)
    for (const name of ['program.exe', 'foto.pdf'])
      await dialog(page)
        .getByRole('button', { name: `Ta bort ${name}` })
        .click()
    await send(page).click()
    await page.getByText('Projektförfrågan skickad!').waitFor()
  })

  it('retries a failed upload, and the inquiry waits for it', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'Energi')
    await describeProject(page, text)
    await page.route('**/api/business/uploads', route => route.abort())
    await attach(page, pdf)
    await file(page, 'ritning.pdf').getByText('Filen kom inte fram.').waitFor()
    await page.unroute('**/api/business/uploads')

    const held = Promise.withResolvers<void>()
    await page.route('**/api/business/uploads', async route => {
      await held.promise
      await route.continue()
    })
    await dialog(page).getByRole('button', { name: 'Försök igen med ritning.pdf' }).click()
    await send(page).click()
    await dialog(page).getByText('Förfrågan går iväg när filerna är framme.').waitFor()
    held.resolve()
    await page.getByText('Projektförfrågan skickad!').waitFor()
    await inquiries(page)
    await page.getByRole('button', { name: /Hämta ritning\.pdf/ }).waitFor()
  })

  it('continues writing after cancelling the file chooser, and closes the dialog by Escape', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'Energi')
    await describeProject(page, text)
    // Like a browser when its chooser is closed; a headless one has none.
    await dialog(page).locator('input[type=file]').dispatchEvent('cancel', { bubbles: true })
    expect(await dialog(page).count()).toBe(1)
    expect(await dialog(page).getByLabel('Projektbeskrivning').inputValue()).toBe(text)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  })

  it('finds its text and its files again after closing, reloading and another service', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'PLC & automation')
    await describeProject(page, text)
    await attach(page, pdf)
    await file(page, 'ritning.pdf').getByText('Uppladdad').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await open(page, 'HMI & SCADA')
    expect(await dialog(page).getByLabel('Projektbeskrivning').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await page.reload()
    await open(page, 'PLC & automation')
    expect(await dialog(page).getByLabel('Projektbeskrivning').inputValue()).toBe(text)
    await file(page, 'ritning.pdf').getByText('Uppladdad').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await page.waitForURL(url => url.pathname === '/')
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('inquiry-draft')
  })

  it('keeps its text when the service is down, and sends once, also from a reopened dialog', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'Test')
    await describeProject(page, text)
    const keys = new Set<string | undefined>()
    await page.route('**/api/business/inquiries', async route => {
      keys.add(route.request().headers()['idempotency-key'])
      await route.fetch()
      await route.abort()
    })
    await send(page).click()
    await page.getByText('Kunde inte skicka projektförfrågan. Försök igen senare.').waitFor()
    expect(await dialog(page).getByLabel('Projektbeskrivning').inputValue()).toBe(text)
    await page.unroute('**/api/business/inquiries')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await open(page, 'Test')
    await send(page).click()
    await page.getByText('Projektförfrågan skickad!').waitFor()
    expect(keys.size).toBe(1)
    await inquiries(page)
    await page.getByText(text).first().waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
  })

  it('sees what is missing when it sends by keyboard', async () => {
    const { page } = await signedIn(visit)
    await open(page, 'Test')
    await dialog(page).getByLabel('Projektbeskrivning').press('Control+Enter')
    await page.getByText('Beskrivning krävs').waitFor()
    await page.getByText('Vänligen beskriv ditt projekt innan du skickar förfrågan.').first().waitFor()
  })
})

describe.each([
  ['sv', 'Inga förfrågningar ännu', 'Till tjänsterna', 'Eget projekt', 'Tjänster'],
  ['en', 'No inquiries yet', 'To the services', 'Custom Project', 'Services'],
] as const)('the views and the dialog (%s)', (language, none, toServices, custom, services) => {
  it('have no accessibility findings, and fit 320 px', async () => {
    const { page } = await signedIn(visit)
    if (language === 'en') await switchToEnglish(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/business/dashboard/inquiries')
    await page.getByText(none).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('link', { name: toServices }).click()
    await page.getByRole('heading', { name: services, level: 1 }).waitFor()
    await page.getByRole('button', { name: custom, exact: true }).click()
    await attach(page, pdf, { ...pdf, name: 'program.exe' })
    await dialog(page).locator('[data-state=accepted]').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scannedPdf } from '#test/builders/cv-files.ts'
import { buildPdf, buildWordDocument, wordType } from '#test/builders/files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForCode } from './inbox.ts'
import { dialog, fitsScreen, logIn, onboarded, switchToEnglish, toast } from './partner.ts'

const { visit } = openBrowser({
  logged: /^(The partner profile could not be saved|A file could not be uploaded) ApiError/,
})

const path = '/partner/dashboard/profile'

const form = (page: Page) => page.locator('main form')
const field = (page: Page, label: string | RegExp) => form(page).getByLabel(label)
const save = (page: Page) => page.getByRole('button', { name: 'Spara ändringar' }).click()

const toProfile = async (page: Page) => {
  await page.goto(path)
  await field(page, 'Namn').waitFor()
}

const atProfile = async () => {
  const partner = await onboarded(visit)
  await toProfile(partner.page)
  return partner
}

describe('the profile of a partner', () => {
  it('is changed, and read again', async () => {
    const { email, page } = await atProfile()
    await page.getByText(email).waitFor()
    for (const label of ['Namn', 'Kompetens', 'Erfarenhet', 'Tillgänglighet', 'Beskrivning'])
      await field(page, label).fill('')
    await save(page)
    await form(page).getByText('Fyll i det här fältet.').nth(4).waitFor()
    expect(await form(page).getByText('Fyll i det här fältet.').count()).toBe(5)
    for (const label of ['Namn', 'Kompetens', 'Erfarenhet', 'Tillgänglighet', 'Beskrivning'])
      await field(page, label).fill(`Ny ${label}`)
    await field(page, /Telefon/).fill('')
    await field(page, /Portfolio/).fill('javascript:alert(1)')
    await save(page)
    await form(page).getByText('Ange hela webbadressen').waitFor()
    await field(page, /Portfolio/).fill('https://ek.example')
    await save(page)
    await toast(page, 'Profil uppdaterad').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Beskrivning').inputValue()).toBe('Ny Beskrivning')
    expect(await field(page, /Telefon/).inputValue()).toBe('')
    expect(await field(page, /Portfolio/).inputValue()).toBe('https://ek.example')
  })

  it('changed in another tab is merged by hand', async () => {
    const { page } = await atProfile()
    const other = await page.context().newPage()
    await toProfile(other)
    await field(other, 'Kompetens').fill('SCADA')
    await save(other)
    await toast(other, 'Profil uppdaterad').waitFor()
    await page.bringToFront()
    await field(page, 'Kompetens').fill('Robotceller')
    await save(page)
    await dialog(page).getByText('Profilen har ändrats på ett annat håll').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('group', { name: 'Kompetens' }).getByLabel(/SCADA/).check()
    await dialog(page).getByRole('button', { name: 'Spara valen' }).click()
    await toast(page, 'Profil uppdaterad').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Kompetens').inputValue()).toBe('SCADA')
  })

  it('changed on another device is merged by hand, and signing out there ends nothing here', async () => {
    const { page, ...account } = await atProfile()
    const device = await visit('/')
    await logIn(device, account)
    await device.waitForURL('**/partner/dashboard')
    await toProfile(device)
    await field(device, 'Tillgänglighet').fill('Från maj')
    await save(device)
    await toast(device, 'Profil uppdaterad').waitFor()
    await device.getByRole('button', { name: 'Logga ut' }).click()
    await device.waitForURL(url => url.pathname === '/')
    await field(page, 'Tillgänglighet').fill('Från juni')
    await save(page)
    await dialog(page)
      .getByRole('group', { name: 'Tillgänglighet' })
      .getByLabel(/Från juni/)
      .check()
    await dialog(page).getByRole('button', { name: 'Spara valen' }).click()
    await toast(page, 'Profil uppdaterad').waitFor()
    await page.reload()
    await expect.poll(() => field(page, 'Tillgänglighet').inputValue()).toBe('Från juni')
  })

  it('shows that it cannot be saved, keeps what was typed, and asks before that is lost', async () => {
    const { page } = await atProfile()
    await field(page, 'Erfarenhet').fill('20 år')
    await page.route('**/api/partner/profile', route => route.fulfill({ status: 503, body: '{}' }))
    await save(page)
    await page.getByText('Kunde inte uppdatera profilen. Försök igen.').waitFor()
    expect(await field(page, 'Erfarenhet').inputValue()).toBe('20 år')
    await page.getByRole('link', { name: 'Översikt' }).click()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    await page.getByRole('button', { name: 'Ångra ändringar' }).click()
    expect(await field(page, 'Erfarenhet').inputValue()).toBe('12 år')
  })

  it('can be read in both languages and schemes, and on a narrow phone', async () => {
    const { page } = await atProfile()
    for (const title of ['Profil', 'Profile']) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await form(page).waitFor()
      expect(await accessibilityFindings(page), title).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await fitsScreen(page), title).toBe(true)
      await switchToEnglish(page)
    }
  })
})

describe('the CV of a partner', () => {
  const cv = (page: Page) => page.getByRole('region', { name: 'CV', exact: true })
  const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    cv(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  const choosePdf = (page: Page, name: string) => choose(page, name, 'application/pdf', buildPdf())

  it('is uploaded, replaced, downloaded and removed', async () => {
    const { page } = await atProfile()
    await cv(page).getByText('Inget CV än.').waitFor()
    await choosePdf(page, 'mitt cv.pdf')
    await toast(page, 'CV uppladdat').waitFor()
    await cv(page).getByText('mitt-cv.pdf', { exact: true }).waitFor()
    await choose(page, 'nytt.docx', wordType, buildWordDocument())
    await cv(page).getByText('nytt.docx', { exact: true }).first().waitFor()
    await cv(page).getByText('mitt-cv.pdf').waitFor({ state: 'detached' })
    await page.reload()
    await cv(page).getByText('nytt.docx', { exact: true }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      cv(page).getByRole('button', { name: 'Hämta nytt.docx' }).click(),
    ])
    expect((await readFile(await file.path())).equals(buildWordDocument())).toBe(true)
    expect(file.suggestedFilename()).toBe('nytt.docx')
    await cv(page).getByRole('button', { name: 'Ta bort nytt.docx' }).click()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Ta bort filen' }).click()
    await cv(page).getByText('Inget CV än.').waitFor()
    await expect.poll(() => page.locator(':focus').allInnerTexts()).toEqual(['Välj fil'])
    await page.reload()
    await cv(page).getByText('Inget CV än.').waitFor()
  })

  it('that is too large, of another type or not what it says is refused, and the old one stays', async () => {
    const { page } = await atProfile()
    await choosePdf(page, 'cv.pdf')
    await cv(page).getByRole('button', { name: 'Hämta cv.pdf' }).waitFor()
    await choose(page, 'stor.pdf', 'application/pdf', Buffer.alloc(10_485_761))
    await toast(page, 'Fil för stor').waitFor()
    await page.getByText('CV-filen får vara max 10MB.').waitFor()
    await choose(page, 'cv.txt', 'text/plain', Buffer.from('cv'))
    await toast(page, 'Ogiltig filtyp').waitFor()
    await page.getByText('CV måste vara i PDF eller Word-format.').waitFor()
    await choose(page, 'annat.pdf', 'application/pdf', Buffer.from('inte alls någon PDF'))
    await toast(page, 'Fel vid uppladdning').waitFor()
    await cv(page).getByRole('button', { name: 'Hämta cv.pdf' }).waitFor()
  })

  it('that is a picture without text says so to its partner, and how to mend it, in both languages', async () => {
    const { page } = await atProfile()
    await choose(page, 'inskannat.pdf', 'application/pdf', await scannedPdf())
    await cv(page).getByRole('button', { name: 'Hämta inskannat.pdf' }).waitFor()
    const found = cv(page).getByText('Vi hittade ingen text i ditt CV: det verkar vara en inskannad bild.')
    // It is read behind the upload, and the page says so when it is opened again.
    await expect
      .poll(
        async () => {
          await page.reload()
          await cv(page).getByRole('button', { name: 'Hämta inskannat.pdf' }).waitFor()
          return found.isVisible()
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    expect(await accessibilityFindings(page, ['light'])).toEqual([])
    await switchToEnglish(page)
    await page.reload()
    await cv(page).getByText('We found no text in your CV').waitFor()
  })

  it('is not lost during its upload without a question', async () => {
    const { page } = await atProfile()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/partner/cv-uploads', async route => {
      await promise
      await route.continue().catch(() => undefined)
    })
    await choosePdf(page, 'cv.pdf')
    await cv(page).getByRole('button', { name: 'Avbryt' }).waitFor()
    await page.getByRole('link', { name: 'Intjäning' }).click()
    await dialog(page).getByText('Ditt CV laddas fortfarande upp').waitFor()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    const asked = page.waitForEvent('dialog')
    // It never comes to a new page, and the app gives its upload up after 15 seconds.
    const reloading = page.reload({ timeout: 2_000 }).catch(() => undefined)
    await (await asked).dismiss()
    await reloading
    resolve()
    await cv(page).getByRole('button', { name: 'Hämta cv.pdf' }).waitFor()
    await page.getByRole('link', { name: 'Intjäning' }).click()
    await page.waitForURL('**/earnings')
  })

  it('whose upload fails can be retried, and what is typed next to it stays', async () => {
    const { page } = await atProfile()
    await field(page, 'Erfarenhet').fill('20 år')
    await page.route('**/api/partner/cv-uploads', route => route.fulfill({ status: 500, body: '{}' }))
    await choosePdf(page, 'cv.pdf')
    await page.getByText('Kunde inte ladda upp CV. Försök igen.').waitFor()
    await page.unroute('**/api/partner/cv-uploads')
    await cv(page).getByRole('button', { name: 'Försök igen med cv.pdf' }).click()
    await cv(page).getByRole('button', { name: 'Hämta cv.pdf' }).waitFor()
    expect(await field(page, 'Erfarenhet').inputValue()).toBe('20 år')
    await save(page)
    await toast(page, 'Profil uppdaterad').waitFor()
  })
})

describe('the account of a partner', () => {
  it('has its address verified', async () => {
    const { email, page } = await atProfile()
    await page.getByText('inte verifierad').waitFor()
    await page.getByRole('button', { name: 'Verifiera adressen' }).click()
    await dialog(page)
      .getByLabel('Engångskod')
      .fill(await waitForCode(email))
    await dialog(page).getByRole('button', { name: 'Verifiera', exact: true }).click()
    await page.getByText('verifierad', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('verifierad', { exact: true }).waitFor()
  })

  it('gets another password, and is signed in to with it', async () => {
    const { email, password, page } = await atProfile()
    const chosen = 'svets fog 9 våg'
    await page.getByRole('button', { name: 'Byt lösenord' }).click()
    const change = async (old: string, next: string) => {
      await dialog(page).getByLabel('Nuvarande lösenord', { exact: true }).fill(old)
      await dialog(page).getByLabel('Nytt lösenord', { exact: true }).fill(next)
      await dialog(page).getByRole('button', { name: 'Byt lösenord' }).click()
    }
    await change(password, 'sommar123')
    await dialog(page).getByText('Lösenordet hör till de vanligaste. Välj ett annat.').waitFor()
    await change(password, password)
    await dialog(page).getByText('Det nya lösenordet är samma som det nuvarande.').waitFor()
    await change('fel lösenord', chosen)
    await dialog(page).getByText('Det nuvarande lösenordet stämmer inte.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const other = await visit('/')
    await logIn(other, { email, password })
    await other.waitForURL('**/partner/dashboard')
    await change(password, chosen)
    await toast(page, 'Dina andra enheter är utloggade. Här är du kvar.').waitFor()
    for (const each of [other, page]) {
      await toProfile(each)
      await field(each, 'Kompetens').fill('SCADA')
      await save(each)
    }
    await other.waitForURL(url => url.pathname === '/')
    await toast(page, 'Profil uppdaterad').waitFor()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await logIn(page, { email, password: chosen })
    await page.waitForURL('**/partner/dashboard')
  })
})

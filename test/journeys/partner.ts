import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions, Page } from 'playwright-core'
import words from '#shared/phrases/sv/accounts.ts'
import site from '#shared/phrases/sv/site.ts'

const password = 'kran rör 7 mast'

/** The approved partner of the demo data, with two years of work. */
export const demoPartner = { email: 'erik.sandberg@demopartner.example', password: 'Barkborre-1742' }

/** The partner of the demo data who works for its business. */
export const workingPartner = { email: 'karin.aberg@demopartner.example', password: 'Tallkotte-5813' }

type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>

/** The top dialog. */
export const dialog = (page: Page) => page.getByRole('dialog')

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: site.notices }).getByText(title, { exact: true })

const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

const openDialog = async (page: Page, button: string) => {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(words.chooser.freelancer) })
    .click()
}

/** Logs in from the current page, on the page that redirected here. */
export const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await openDialog(page, site.nav.logIn)
  await field(page, words.logIn.email).fill(email)
  await field(page, words.password.label).fill(password)
  await press(page, words.chooser.logIn)
}

/** Signs a partner up in their own browser; returns the first step of onboarding. */
export const signedUp = async (visit: Visit, options: BrowserContextOptions = {}) => {
  const email = `bo.${randomUUID().slice(0, 8)}@konsult.se`
  const page = await visit('/', options)
  await openDialog(page, site.nav.register)
  await field(page, words.logIn.email).fill(email)
  await field(page, words.password.label).fill(password)
  await field(page, words.password.confirm).fill(password)
  await press(page, words.chooser.register)
  await page.waitForURL('**/partner/onboarding')
  return { email, password, page }
}

/** Fills in the first step and continues. */
export const fillContact = async (page: Page, name = 'Bo Ek') => {
  await page.getByLabel('Namn').fill(name)
  await page.getByLabel('Telefon').fill('070-123 45 67')
  await page.getByLabel('Kompetens').fill('PLC, TIA Portal')
  await page.getByLabel('Erfarenhet').fill('12 år')
  await page.getByRole('button', { name: 'Nästa' }).click()
}

/** Returns the result of the sum on the screen. */
export const solveSum = async (page: Page): Promise<number> => {
  const question = (await page.getByText(/^Vad är \d+ \+ \d+\?/).textContent()) ?? ''
  return [...question.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0)
}

/** Fills in the second step, except for the sum. */
export const fillWork = async (page: Page) => {
  await page.getByLabel('Tillgänglighet').fill('Från mars, 80 %')
  await page.getByLabel('Beskrivning').fill('Styrsystem från förstudie till driftsättning.')
}

export const answer = async (page: Page, sum: number) => {
  await page.getByLabel(/^Vad är/).fill(String(sum))
  await page.getByRole('button', { name: 'Skicka ansökan' }).click()
}

/** Creates a partner with their own profile, at the overview. */
export const onboarded = async (visit: Visit, options: BrowserContextOptions = {}) => {
  const partner = await signedUp(visit, options)
  await fillContact(partner.page)
  await fillWork(partner.page)
  await answer(partner.page, await solveSum(partner.page))
  await partner.page.waitForURL('**/partner/dashboard')
  return partner
}

/** The stored language applies from the next page on. */
export const switchToEnglish = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'en'))

/** Returns whether the page is as wide as the screen and no wider. */
export const fitsScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

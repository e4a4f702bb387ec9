import type { BrowserContextOptions, Page } from 'playwright-core'
import { newCompanyEmail } from '#test/builders/new-email.ts'
import { waitForCode } from './inbox.ts'

/** The top dialog. */
export const dialog = (page: Page) => page.getByRole('dialog')

const fromHeader = async (page: Page, button: string) => {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await dialog(page)
    .getByRole('button', { name: /Företag|Company/ })
    .click()
}

export const openSignUp = (page: Page) => fromHeader(page, 'Registrera dig')
export const openLogIn = (page: Page) => fromHeader(page, 'Logga in')

export const sendCode = async (page: Page, email: string) => {
  await dialog(page).locator('input[type=email]').fill(email)
  await dialog(page).getByRole('button', { name: 'Skicka kod' }).click()
}

export const enterCode = async (page: Page, code: string) => {
  await dialog(page).getByLabel('Engångskod').fill(code)
  await dialog(page)
    .getByRole('button', { name: /^Verifiera/ })
    .click()
}

const onboard = async (page: Page, company: string) => {
  await page.getByLabel(/Företagsnamn/).fill(company)
  await page.getByLabel(/Organisationsnummer/).fill('556703-7485')
  await page
    .getByLabel(/Kontaktperson/)
    .first()
    .fill('Anna Berg')
  await page.getByRole('button', { name: 'Nästa' }).click()
  await page.getByRole('button', { name: 'Slutför' }).click()
  await page.waitForURL('**/dashboard**')
}

type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>

/** Signs a business up, in its own browser; returns it before its onboarding. */
export const atOnboarding = async (visit: Visit, options: BrowserContextOptions = {}) => {
  const email = newCompanyEmail()
  const page = await visit('/', options)
  await openSignUp(page)
  await sendCode(page, email)
  const code = await waitForCode(email)
  await enterCode(page, code)
  await page.waitForURL('**/business/onboarding')
  return { email, page, code }
}

/** Signs a business up and onboards it. */
export const signedUp = async (
  visit: Visit,
  company = 'Nordplåt AB',
  options: BrowserContextOptions = {},
) => {
  const business = await atOnboarding(visit, options)
  await onboard(business.page, company)
  return business
}

/** The stored language applies from the next page on. */
export const switchToEnglish = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'en'))

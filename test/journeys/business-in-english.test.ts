import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import accounts from '#shared/phrases/en/accounts.ts'
import business from '#shared/phrases/en/business.ts'
import inquiries from '#shared/phrases/en/business-inquiries.ts'
import credits from '#shared/phrases/en/credits.ts'
import services from '#shared/phrases/en/services.ts'
import signedIn from '#shared/phrases/en/signed-in.ts'
import site from '#shared/phrases/en/site.ts'
import { buildPdf } from '#test/builders/files.ts'
import { newCompanyEmail } from '#test/builders/new-email.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { moveClock, waitForCode } from './inbox.ts'

const { visit } = openBrowser()

const email = newCompanyEmail()
const text = 'Two welding cells need new controls before July.'
const { onboarding: form, dashboard, profile } = business

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const to = (page: Page, name: string) =>
  page.getByRole('navigation', { name: dashboard.nav }).getByRole('link', { name, exact: true }).click()
const isAt = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const openAccountDialog = async (page: Page, button: string) => {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(accounts.chooser.company) })
    .click()
}

const enterCode = async (page: Page, verify: string, seen: string[] = []): Promise<string> => {
  await dialog(page).locator('input[type=email]').fill(email)
  await dialog(page).getByRole('button', { name: accounts.signUp.send }).click()
  const code = await waitForCode(email, seen)
  await dialog(page).getByLabel(accounts.code.label).fill(code)
  await dialog(page).getByRole('button', { name: verify }).click()
  return code
}

const onboard = async (page: Page) => {
  await page.waitForURL('**/business/onboarding')
  await page.getByLabel(form.companyName).fill('Northplate AB')
  await page.getByLabel(form.organizationNumber).fill('556703-7485')
  await page.getByLabel(form.contactPerson).first().fill('Jo Holm')
  await press(page, form.next)
  await press(page, form.complete)
  await isAt(page, business.services.title)
}

const inquire = async (page: Page) => {
  await page.getByLabel(business.services.search).fill('robot')
  await page.waitForURL(/robot/)
  await press(page, services.titles.robotics)
  await dialog(page).getByLabel(inquiries.form.description).fill(text)
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'cell.pdf', mimeType: 'application/pdf', buffer: buildPdf() })
  await dialog(page).locator('[data-state=accepted]').waitFor()
  await press(page, inquiries.form.send)
  await page.getByText(inquiries.form.sentTitle).waitFor()
  await to(page, dashboard.inquiries)
  await page.getByRole('article', { name: services.titles.robotics }).getByText(text).waitFor()
}

describe('a business that reads English', () => {
  it('signs up, onboards, inquires, edits its profile, and comes back', async () => {
    const page = await visit('/en', { locale: 'en-GB' })
    await openAccountDialog(page, site.nav.register)
    const code = await enterCode(page, accounts.signUp.verify)
    await onboard(page)
    await inquire(page)
    await to(page, dashboard.profile)
    await page.getByLabel(form.address).fill('1 Harbour Street')
    await press(page, signedIn.save)
    await page.getByText(profile.updated).waitFor()
    await to(page, dashboard.credits)
    await page.getByText(credits.account.emptyTitle).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await accessibilityFindings(page)).toEqual([])
    await press(page, signedIn.dashboard.logOut)
    await page.waitForURL(url => url.pathname === '/en')
    await moveClock(61)
    await openAccountDialog(page, site.nav.logIn)
    await enterCode(page, accounts.logIn.verify, [code])
    await isAt(page, business.services.title)
    await to(page, dashboard.profile)
    await expect.poll(() => page.getByLabel(form.address).inputValue()).toBe('1 Harbour Street')
  })
})

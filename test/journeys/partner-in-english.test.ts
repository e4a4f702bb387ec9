import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import settings from '#shared/phrases/en/account-settings.ts'
import accounts from '#shared/phrases/en/accounts.ts'
import open from '#shared/phrases/en/open-assignments.ts'
import partner from '#shared/phrases/en/partner.ts'
import onboarding from '#shared/phrases/en/partner-onboarding.ts'
import profile from '#shared/phrases/en/partner-profile.ts'
import payment from '#shared/phrases/en/payment-settings.ts'
import signedIn from '#shared/phrases/en/signed-in.ts'
import site from '#shared/phrases/en/site.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForCode } from './inbox.ts'
import { dialog, fitsScreen } from './partner.ts'

const { visit } = openBrowser()

const email = `jo.${randomUUID().slice(0, 8)}@consultant.se`
const password = 'crane tube 7 mast'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: site.notices }).getByText(title, { exact: true })
const to = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: partner.dashboard.nav })
    .getByRole('link', { name, exact: true })
    .click()
const isAt = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const signUp = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: site.nav.register }).click()
  await dialog(page)
    .getByRole('button', { name: new RegExp(accounts.chooser.freelancer) })
    .click()
  await field(page, accounts.logIn.email).fill(email)
  await field(page, accounts.password.label).fill(password)
  await field(page, accounts.password.confirm).fill(password)
  await press(page, accounts.chooser.register)
  await page.waitForURL('**/partner/onboarding')
}

const onboard = async (page: Page) => {
  const { fields } = onboarding
  await isAt(page, onboarding.title)
  await page.getByLabel(fields.name).fill('Jo Holm')
  await page.getByLabel(fields.phone).fill('+44 20 7946 0958')
  await page.getByLabel(fields.expertise).fill('PLC, SCADA')
  await page.getByLabel(fields.experience).fill('9 years')
  await press(page, onboarding.next)
  await page.getByLabel(fields.availability).fill('From March, 80%')
  await page.getByLabel(fields.description).fill('Control systems from study to commissioning.')
  const question = (await page.getByText(/^What is \d+ \+ \d+\?/).textContent()) ?? ''
  const sum = [...question.matchAll(/\d+/g)].reduce((total, [digits]) => total + Number(digits), 0)
  await page.getByLabel(/^What is/).fill(String(sum))
  await press(page, onboarding.send)
  await page.waitForURL('**/partner/dashboard')
}

const apply = async (page: Page) => {
  await to(page, partner.dashboard.available)
  const assignment = page.getByRole('article').first()
  await assignment.getByRole('button', { name: open.applyFor }).click()
  await toast(page, open.received).waitFor()
  await assignment.getByText(open.applied).waitFor()
}

const savePayment = async (page: Page) => {
  await to(page, partner.dashboard.earnings)
  const card = page.getByRole('region', { name: payment.title })
  await card.getByLabel(payment.fields.bankName, { exact: true }).fill('Swedbank')
  await card.getByLabel(payment.fields.accountHolder).fill('Jo Holm')
  await card.getByLabel(payment.fields.clearingNumber).fill('8327-9')
  await card.getByLabel(payment.fields.bankAccount).fill('9034123456')
  await press(page, payment.verifyAndSave)
  await dialog(page)
    .getByLabel(accounts.code.label)
    .fill(await waitForCode(email))
  await press(page, settings.verify.verify)
  await toast(page, payment.saved).waitFor()
  await card.getByText('90••••56').waitFor()
}

describe('a partner who reads English', () => {
  it('signs up, onboards, applies, enters payment details, and comes back', async () => {
    const page = await visit('/en', { locale: 'en-GB' })
    await signUp(page)
    await onboard(page)
    await isAt(page, 'Welcome, Jo Holm')
    await page.getByText(partner.status.pending, { exact: true }).first().waitFor()
    await apply(page)
    await savePayment(page)
    await to(page, partner.dashboard.profile)
    await field(page, onboarding.fields.experience).fill('10 years')
    await press(page, signedIn.save)
    await toast(page, profile.updated).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await fitsScreen(page)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await press(page, signedIn.dashboard.logOut)
    await page.waitForURL(url => url.pathname === '/en')
    await page.getByRole('banner').getByRole('button', { name: site.nav.logIn }).click()
    await dialog(page)
      .getByRole('button', { name: new RegExp(accounts.chooser.freelancer) })
      .click()
    await field(page, accounts.logIn.email).fill(email)
    await field(page, accounts.password.label).fill(password)
    await dialog(page).getByRole('button', { name: accounts.chooser.logIn, exact: true }).click()
    await isAt(page, 'Welcome, Jo Holm')
  })
})

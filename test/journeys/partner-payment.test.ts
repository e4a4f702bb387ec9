import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { moveClock, waitForCode } from './inbox.ts'
import { dialog, onboarded, toast } from './partner.ts'

const { visit } = openBrowser({ logged: /^The payment settings could not be saved ApiError: unavailable/ })

const account = '9034123456'
const saved = 'Betalningsinställningar sparade'

const payment = (page: Page) => page.getByRole('region', { name: 'Betalningsinställningar' })
const field = (page: Page, label: string) => payment(page).getByLabel(label)
const press = (page: Page, name: string) => payment(page).getByRole('button', { name, exact: true }).click()

const fill = async (page: Page, { bank = 'Swedbank', number = account } = {}) => {
  await field(page, 'Bank').first().fill(bank)
  await field(page, 'Kontohavare').fill('Bo Ek')
  await field(page, 'Clearingnummer').fill('8327-9')
  await field(page, 'Kontonummer').fill(number)
}

const enter = async (page: Page, code: string) => {
  await dialog(page).getByLabel('Engångskod').fill(code)
  await dialog(page).getByRole('button', { name: 'Verifiera', exact: true }).click()
}

const atPayment = async () => {
  const partner = await onboarded(visit)
  await partner.page.getByRole('link', { name: 'Intjäning', exact: true }).click()
  await field(partner.page, 'Kontohavare').waitFor()
  return partner
}

/** Signs up a partner with a verified address and saved settings. */
const withSettings = async () => {
  const partner = await atPayment()
  await fill(partner.page)
  await press(partner.page, 'Verifiera e-post och spara')
  await enter(partner.page, await waitForCode(partner.email))
  await toast(partner.page, saved).waitFor()
  return partner
}

const refreshToken = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? '')

/** Cognito's reply to a refresh token. */
const renewWith = (page: Page, token: string) =>
  page.evaluate(async refreshToken => {
    const { partner } = await (await fetch('/config.json')).json()
    const answer = await fetch(partner.userPoolEndpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
      body: JSON.stringify({ ClientId: partner.userPoolClientId, RefreshToken: refreshToken }),
    })
    return answer.status
  }, token)

/** Returns everything in the page and in the browser's storage. */
const everything = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.querySelectorAll('input')].map(input => input.value).join() +
      JSON.stringify({ ...localStorage }) +
      JSON.stringify({ ...sessionStorage }),
  )

describe('the payment settings', () => {
  it('are saved once the address is verified, keep what was typed until then, and are masked after', async () => {
    const { email, page } = await atPayment()
    await press(page, 'Verifiera e-post och spara')
    expect(await payment(page).getByText('Fyll i det här fältet.').count()).toBe(4)
    await fill(page, { number: '12' })
    await field(page, 'Clearingnummer').fill('12')
    await press(page, 'Verifiera e-post och spara')
    await payment(page).getByText('Ett clearingnummer har fyra eller fem siffror.').waitFor()
    await payment(page).getByText('Ett kontonummer har 5–15 siffror.').waitFor()
    await fill(page)
    await press(page, 'Verifiera e-post och spara')
    const code = await waitForCode(email)
    await enter(page, code === '000000' ? '000001' : '000000')
    await dialog(page).getByText('Koden stämmer inte eller gäller inte längre.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await field(page, 'Kontonummer').inputValue()).toBe(account)
    await press(page, 'Verifiera e-post och spara')
    await enter(page, code)
    await toast(page, saved).waitFor()
    await payment(page).getByText('••••', { exact: true }).waitFor()
    await payment(page).getByText('90••••56').waitFor()
    const held = page.getByRole('region', { name: 'Ersättning' })
    await held.getByText('Dina kontouppgifter är nyligen ändrade.', { exact: false }).waitFor()
    expect(await held.getByText('Vi saknar dina kontouppgifter', { exact: false }).count()).toBe(0)
    expect(await everything(page)).not.toContain(account)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('go back to what is saved when an edit is cancelled', async () => {
    const { page } = await withSettings()
    await press(page, 'Ändra uppgifter')
    expect(await field(page, 'Kontonummer').inputValue()).toBe('')
    await field(page, 'Kontohavare').fill('Någon annan')
    await press(page, 'Avbryt')
    await payment(page).getByText('Bo Ek').waitFor()
    await press(page, 'Ändra uppgifter')
    expect(await field(page, 'Kontohavare').inputValue()).toBe('Bo Ek')
  })

  it('require the password again if the sign-in is too old, and are saved then', async () => {
    const { page, password } = await withSettings()
    await press(page, 'Ändra uppgifter')
    await fill(page, { bank: 'Handelsbanken' })
    await moveClock(16 * 60)
    const before = await refreshToken(page)
    await press(page, 'Spara')
    const typed = dialog(page).getByLabel('Lösenord', { exact: true })
    const go = dialog(page).getByRole('button', { name: 'Logga in och spara' })
    await typed.fill('fel lösenord')
    await go.click()
    await dialog(page).getByText('Lösenordet stämmer inte.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await typed.fill(password)
    await go.click()
    await payment(page).getByText('Handelsbanken').waitFor()
    await page.reload()
    await payment(page).getByText('Handelsbanken').waitFor()
    await expect.poll(() => renewWith(page, before)).toBe(400)
    expect(await renewWith(page, await refreshToken(page))).toBe(200)
  })

  it('saved in one tab are shown in the other', async () => {
    const { page } = await withSettings()
    const other = await page.context().newPage()
    await other.goto('/partner/dashboard/earnings')
    await payment(other).getByText('Swedbank').waitFor()
    await press(other, 'Ändra uppgifter')
    await fill(other, { bank: 'SEB' })
    await press(other, 'Spara')
    await toast(other, saved).waitFor()
    await page.bringToFront()
    await page.reload()
    await payment(page).getByText('SEB').waitFor()
  })

  it('stay in the form if they cannot be saved', async () => {
    const { page } = await withSettings()
    await press(page, 'Ändra uppgifter')
    await fill(page)
    await page.route('**/api/partner/payment-settings', route => route.fulfill({ status: 503, body: '{}' }))
    await press(page, 'Spara')
    await page.getByText('Kunde inte spara betalningsinställningar.').waitFor()
    expect(await field(page, 'Kontonummer').inputValue()).toBe(account)
    await page.unroute('**/api/partner/payment-settings')
    await press(page, 'Spara')
    await payment(page).getByText('90••••56').waitFor()
  })
})

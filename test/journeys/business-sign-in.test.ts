import { describe, expect, it } from 'vitest'
import { newCompanyEmail } from '#test/builders/new-email.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { atOnboarding, dialog, enterCode, openLogIn, openSignUp, sendCode, signedUp } from './business.ts'
import { countMails, moveClock, waitForCode } from './inbox.ts'

const { visit } = openBrowser()
const createBusiness = (company?: string) => signedUp(visit, company)

describe('a business', () => {
  it('signs up with the code from the inbox, onboards, reloads, signs out and signs in again', async () => {
    const { email, page, code } = await createBusiness('Nordplåt AB')
    await page.getByText('Välkommen till Nodverk!').waitFor()
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
    await page.getByText('Nordplåt AB').first().waitFor()
    await expectOnePage(page)

    await page.reload()
    await page.getByText('Nordplåt AB').first().waitFor()
    await page.getByRole('link', { name: 'Profil' }).click()
    expect(await page.getByLabel(/Organisationsnummer/).inputValue()).toBe('556703-7485')
    await page.getByText(email).waitFor()

    await page.getByRole('button', { name: 'Logga ut' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await moveClock(61)
    await openLogIn(page)
    await sendCode(page, email)
    await enterCode(page, await waitForCode(email, [code]))
    await page.waitForURL('**/business/dashboard**')
    await page.getByText('Nordplåt AB').first().waitFor()
  })

  it('with a wrong address can correct it before it onboards', async () => {
    const { email, page } = await atOnboarding(visit)
    await page.getByRole('main').getByText(email).waitFor()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await page.waitForURL(url => url.pathname === '/')
  })

  it('finds what it typed after a reload in the middle of its onboarding', async () => {
    const { page } = await atOnboarding(visit)
    await page.getByLabel(/Företagsnamn/).fill('Nordplåt AB')
    await page
      .getByLabel(/Kontaktperson/)
      .first()
      .fill('Anna Berg')
    await page.getByRole('button', { name: 'Nästa' }).click()
    await page.getByLabel(/Telefon/).fill('070-123 45 67')
    await page.reload()
    expect(await page.getByLabel(/Telefon/).inputValue()).toBe('070-123 45 67')
    await page.getByRole('button', { name: 'Föregående' }).click()
    expect(await page.getByLabel(/Företagsnamn/).inputValue()).toBe('Nordplåt AB')
    await page.getByRole('button', { name: 'Nästa' }).click()
    await page.getByRole('button', { name: 'Slutför' }).click()
    await page.getByText('Välkommen till Nodverk!').waitFor()
  })

  it('is refused a personal address in the dialog, and keeps what was typed', async () => {
    const page = await visit('/')
    await openSignUp(page)
    await sendCode(page, 'anna@gmail.com')
    await page.getByText('Vänligen använd din företagsemail, inte personlig email.').waitFor()
    expect(await dialog(page).locator('input[type=email]').inputValue()).toBe('anna@gmail.com')
  })

  it('sees that the address is registered already, and that another has no account', async () => {
    const { email } = await createBusiness()
    const page = await visit('/')
    await openSignUp(page)
    await sendCode(page, email)
    await page.getByText('Den här emailadressen är redan registrerad.').waitFor()
    await page.keyboard.press('Escape')
    await openLogIn(page)
    await sendCode(page, newCompanyEmail())
    await page.getByText('Ingen användare hittades med denna e-postadress').waitFor()
  })

  it('comes to the page it requested after signing in', async () => {
    const { email, page, code } = await createBusiness()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await moveClock(61)
    await page.goto('/business/dashboard/profile')
    await page.waitForURL(url => url.pathname === '/')
    await openLogIn(page)
    await sendCode(page, email)
    await enterCode(page, await waitForCode(email, [code]))
    await page.waitForURL('**/business/dashboard/profile')
  })

  it('signs out in all tabs', async () => {
    const { page } = await createBusiness()
    const other = await page.context().newPage()
    await other.goto('/business/dashboard')
    await other.getByText('Nordplåt AB').first().waitFor()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await other.waitForURL(url => url.pathname === '/')
  })

  it('without an account sees no dashboard', async () => {
    for (const path of [
      '/business/dashboard',
      '/dashboard/services',
      '/onboarding',
      '/business/onboarding',
    ]) {
      const page = await visit(path)
      await page.waitForURL(url => url.pathname === '/')
    }
  })
})

describe('a code', () => {
  const atTheCode = async () => {
    const email = newCompanyEmail()
    const page = await visit('/')
    await openSignUp(page)
    await sendCode(page, email)
    return { email, page, code: await waitForCode(email) }
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('that is wrong is refused with a message, and the right one still works', async () => {
    const { page, code } = await atTheCode()
    await enterCode(page, wrong(code))
    await page.getByText('Verifiering misslyckades').waitFor()
    await enterCode(page, code)
    await page.waitForURL('**/business/onboarding')
  })

  it('can be verified only with six digits', async () => {
    const { page, code } = await atTheCode()
    const verify = dialog(page).getByRole('button', { name: /^Verifiera/ })
    await dialog(page).getByLabel('Engångskod').fill(code.slice(0, 5))
    expect(await verify.isDisabled()).toBe(true)
    await dialog(page).getByLabel('Engångskod').fill(code)
    expect(await verify.isDisabled()).toBe(false)
  })

  it('that has expired is refused like a wrong one', async () => {
    const { page, code } = await atTheCode()
    await moveClock(11 * 60)
    await enterCode(page, code)
    await dialog(page).getByRole('alert').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('that was used does not work a second time', async () => {
    const { email, page, code } = await atTheCode()
    const other = await visit('/')
    await openSignUp(other)
    await sendCode(other, email)
    await dialog(other).getByLabel('Engångskod').waitFor()
    await enterCode(page, code)
    await page.waitForURL('**/business/onboarding')
    await enterCode(other, code)
    await dialog(other).getByRole('alert').first().waitFor()
    expect(new URL(other.url()).pathname).toBe('/')
  })

  it('stays valid for a dialog opened again; the device is known after a right code, not before', async () => {
    const { email, page, code } = await atTheCode()
    await page.keyboard.press('Escape')
    await openSignUp(page)
    await sendCode(page, email)
    await dialog(page)
      .getByText(/^Använd koden som vi skickade kl\. \d\d:\d\d, eller be om en ny om \d+ sekunder\.$/)
      .waitFor()
    const device = () => page.evaluate(() => localStorage.getItem('device'))
    expect(await device()).toBeNull()
    await enterCode(page, code)
    await page.waitForURL('**/business/onboarding')
    expect(await device()).toMatch(/^[\w-]{43}$/)
  })

  it('can be guessed five times, then a new one is required', async () => {
    const { page, code } = await atTheCode()
    for (const left of [4, 3, 2, 1]) {
      await enterCode(page, wrong(code))
      await dialog(page).getByText(`${left} försök kvar.`).waitFor()
    }
    await enterCode(page, wrong(code))
    await dialog(page).getByText('Koden går inte att använda längre. Begär en ny kod.').waitFor()
  })

  it('can be sent again, and the e-mail changed', async () => {
    const { email, page, code } = await atTheCode()
    await moveClock(61)
    await page.clock.install()
    await page.clock.fastForward(61_000)
    const again = dialog(page).getByRole('button', { name: /^Skicka ny kod/ })
    await again.click()
    const second = await waitForCode(email, [code])
    expect(second).not.toBe(code)
    expect(await countMails(email)).toBe(2)
    await dialog(page).getByRole('button', { name: 'Ändra e-post' }).click()
    expect(await dialog(page).locator('input[type=email]').inputValue()).toBe(email)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog, enterCode, openLogIn, sendCode, switchToEnglish } from './business.ts'
import { signedIn } from './business-session.ts'
import { moveClock, waitForCode } from './inbox.ts'

const { visit } = openBrowser({ logged: /^The business profile could not be saved ApiError/ })

const toProfile = async (page: Page) => {
  await page.goto('/business/dashboard/profile')
  await page.getByLabel(/Telefon/).waitFor()
}
const field = (page: Page, label: RegExp) => page.locator('main form').getByLabel(label)
/** Like the button; `goBack` would wait for a page that does not come. */
const back = (page: Page) => page.evaluate(() => history.back())
const save = (page: Page) => page.getByRole('button', { name: 'Spara ändringar' }).click()
/** On the front page, with no request under way. */
const atRest = async (page: Page) => {
  await page.waitForURL(url => url.pathname === '/')
  await page.locator('footer').waitFor()
  await page.waitForLoadState('networkidle')
}
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await atRest(page)
}

describe('the profile', () => {
  it('is changed, with its organisation number checked, and read again', async () => {
    const { page, email } = await signedIn(visit)
    await toProfile(page)
    await page.getByText(email).waitFor()
    await field(page, /Organisationsnummer/).fill('556703-7486')
    await field(page, /Kontaktperson/).fill('')
    await save(page)
    await page.getByText('Kontrollera organisationsnumret (XXXXXX-XXXX).').waitFor()
    await page.getByText('Fyll i det här fältet.').waitFor()
    await field(page, /Organisationsnummer/).fill('556703-7485')
    await field(page, /Kontaktperson/).fill('Bo Ek')
    await field(page, /Företagsnamn/).fill('Sydplåt AB')
    await save(page)
    await page.getByText('Profil uppdaterad').waitFor()
    await page.getByRole('banner').getByText('Sydplåt AB').waitFor()
    await page.reload()
    await expect.poll(() => field(page, /Kontaktperson/).inputValue()).toBe('Bo Ek')
  })

  it('changed in another tab is merged by hand, field by field', async () => {
    const { page } = await signedIn(visit)
    await toProfile(page)
    const other = await page.context().newPage()
    await toProfile(other)
    await field(other, /Telefon/).fill('08-111 11 11')
    await field(other, /Adress/).fill('Verkstadsgatan 1')
    await save(other)
    await other.getByText('Profil uppdaterad').waitFor()

    await page.bringToFront()
    await field(page, /Telefon/).fill('08-222 22 22')
    await field(page, /Adress/).fill('Svarvargatan 9')
    await save(page)
    await dialog(page).getByText('Profilen har ändrats på ett annat håll').waitFor()
    const address = dialog(page).getByRole('group', { name: 'Adress' })
    await address.getByText('Svarvargatan 9').waitFor()
    await address.getByLabel(/Verkstadsgatan 1/).check()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Spara valen' }).click()
    await page.getByText('Profil uppdaterad').waitFor()
    await page.reload()
    await expect.poll(() => field(page, /Telefon/).inputValue()).toBe('08-222 22 22')
    expect(await field(page, /Adress/).inputValue()).toBe('Verkstadsgatan 1')
  })

  it('shows that it cannot be saved, and keeps what was typed', async () => {
    const { page } = await signedIn(visit)
    await switchToEnglish(page)
    await page.goto('/business/dashboard/profile')
    await page.getByLabel(/Phone/).fill('08-333 33 33')
    await page.route('**/api/business/profile', route => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Failed to update profile. Please try again.').waitFor()
    expect(await page.getByLabel(/Phone/).inputValue()).toBe('08-333 33 33')
    await page.unroute('**/api/business/profile')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Profile Updated').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('shows that it was saved long enough to read it, even if a dialog opens in the meantime', async () => {
    const { page } = await signedIn(visit)
    await toProfile(page)
    await page.clock.install()
    await field(page, /Telefon/).fill('08-666 66 66')
    await save(page)
    const saved = page.getByText('Profil uppdaterad')
    await saved.waitFor()
    await page.getByRole('link', { name: 'Tjänster' }).click()
    await page.getByRole('button', { name: 'Energi' }).click()
    await dialog(page).getByText('Profil uppdaterad').waitFor()
    await page.clock.fastForward(4_000)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.clock.fastForward(4_000)
    await saved.waitFor({ state: 'detached', timeout: 1_000 })
  })

  it('asks before changes are lost', async () => {
    const { page } = await signedIn(visit)
    await toProfile(page)
    await field(page, /Telefon/).fill('08-444 44 44')
    await page.getByRole('link', { name: 'Tjänster' }).click()
    await dialog(page).getByText('Du har ändringar som inte är sparade').waitFor()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    expect(await field(page, /Telefon/).inputValue()).toBe('08-444 44 44')
    await page.getByRole('link', { name: 'Tjänster' }).click()
    await dialog(page).getByRole('button', { name: 'Lämna utan att spara' }).click()
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
  })

  it('asks before Back loses them, too', async () => {
    const { page } = await signedIn(visit)
    await page.getByRole('link', { name: 'Krediter' }).click()
    await page.getByRole('link', { name: 'Profil' }).click()
    await field(page, /Telefon/).fill('08-555 55 55')
    await back(page)
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    expect(new URL(page.url()).pathname).toBe('/business/dashboard/profile')
    expect(await field(page, /Telefon/).inputValue()).toBe('08-555 55 55')
    await back(page)
    await dialog(page).getByRole('button', { name: 'Lämna utan att spara' }).click()
    await page.getByRole('heading', { name: 'Krediter', level: 1 }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Profil', level: 1 }).waitFor()
    expect(await field(page, /Telefon/).inputValue()).toBe('')
  })

  it('asks before logging out loses them, too', async () => {
    const { page } = await signedIn(visit)
    await toProfile(page)
    await field(page, /Telefon/).fill('08-777 77 77')
    const logOutButton = page.getByRole('button', { name: 'Logga ut' })
    await logOutButton.click()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    expect(await field(page, /Telefon/).inputValue()).toBe('08-777 77 77')
    await logOutButton.click()
    await dialog(page).getByRole('button', { name: 'Lämna utan att spara' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await page.getByRole('banner').getByRole('button', { name: 'Logga in' }).waitFor()
  })
})

describe('the credits', () => {
  it('are shown in the singular when one is left', async () => {
    const { page } = await signedIn(visit)
    await page.route('**/api/business/credits', route =>
      route.fulfill({ json: { balance: 1, items: [], next: null } }),
    )
    await page.goto('/business/dashboard/credits')
    const balance = page.getByRole('region', { name: 'Saldo' })
    await balance.getByText('1 kredit', { exact: true }).waitFor()
  })

  it('show the balance, and an order has the company filled in', async () => {
    const { page, email } = await signedIn(visit)
    await page.goto('/business/dashboard/credits')
    await page.getByRole('heading', { name: 'Saldo' }).waitFor()
    await page.getByText('Inga händelser ännu').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByLabel('Antal krediter').selectOption('40')
    await page.getByRole('button', { name: 'Beställ 40 krediter' }).click()
    expect(await dialog(page).getByLabel('Företagsnamn').inputValue()).toBe('Nordplåt AB')
    expect(await dialog(page).getByLabel('E-post').inputValue()).toBe(email)
    await dialog(page).getByLabel('Telefon').fill('070-123 45 67')
    await dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
    await page.getByText('Beställning mottagen!').waitFor()
  })

  it('close an open order when another tab logs out: it is not on the front page', async () => {
    const { page } = await signedIn(visit)
    await page.getByRole('link', { name: 'Krediter' }).click()
    await page.getByRole('button', { name: /^Beställ \d+ krediter/ }).click()
    await dialog(page).getByLabel('Företagsnamn').waitFor()
    const other = await page.context().newPage()
    await other.goto('/business/dashboard')
    await logOut(other)
    await atRest(page)
    expect(await dialog(page).count()).toBe(0)
  })

  it('can be left before the order has loaded, which then stays away', async () => {
    const { page } = await signedIn(visit)
    await page.getByRole('link', { name: 'Krediter' }).click()
    await page.getByRole('button', { name: /^Beställ \d+ krediter/ }).waitFor()
    const held = Promise.withResolvers<void>()
    const isAsked = page.waitForRequest('**/assets/*.js')
    await page.route('**/assets/*.js', async route => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Beställ \d+ krediter/ }).click()
    const asked = await isAsked
    await back(page)
    await page.getByRole('heading', { name: 'Tjänster', level: 1 }).waitFor()
    held.resolve()
    await (await asked.response())?.finished()
    await page.waitForLoadState('networkidle')
    await logOut(page)
    expect(await dialog(page).count()).toBe(0)
  })
})

describe('a session that has expired', () => {
  it('shows a message, and returns to the same place after signing in', async () => {
    const { page, email, code } = await signedIn(visit)
    await toProfile(page)
    await moveClock(61)
    await page.route('**/api/business/me', route =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    )
    await page.reload()
    await page.getByText('Din session har gått ut').waitFor()
    await page.waitForURL(url => url.pathname === '/')
    await page.unroute('**/api/business/me')
    await openLogIn(page)
    await sendCode(page, email)
    await enterCode(page, await waitForCode(email, [code]))
    await page.waitForURL('**/business/dashboard/profile')
  })
})

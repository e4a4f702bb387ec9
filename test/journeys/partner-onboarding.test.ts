import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import {
  answer,
  fillContact,
  fillWork,
  fitsScreen,
  logIn,
  onboarded,
  signedUp,
  solveSum,
  switchToEnglish,
  toast,
} from './partner.ts'

const { visit } = openBrowser({
  logged:
    /^(The (partner profile could not be created|stored profile could not be read back)|A load failed) ApiError/,
})

describe('a new partner', () => {
  it('goes back, reloads, gets the sum wrong, and reaches the overview', async () => {
    const { page, email } = await signedUp(visit)
    await page.getByText(email).waitFor()
    await expectOnePage(page)
    await page.getByRole('button', { name: 'Nästa' }).click()
    expect(await page.locator('[aria-invalid]').count()).toBe(4)
    expect(await page.getByLabel('Namn').evaluate(input => input === document.activeElement)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])

    await fillContact(page, 'Bo Ek')
    await fillWork(page)
    await page.getByLabel('Portfolio').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Föregående' }).click()
    expect(await page.getByLabel('Namn').inputValue()).toBe('Bo Ek')
    await page.reload()
    expect(await page.getByLabel('Kompetens').inputValue()).toBe('PLC, TIA Portal')
    await page.getByRole('button', { name: 'Nästa' }).click()
    expect(await page.getByLabel('Tillgänglighet').inputValue()).toBe('Från mars, 80 %')

    await answer(page, await solveSum(page))
    await page.getByText('Ange hela webbadressen').waitFor()
    await page.getByLabel('Portfolio').fill('')
    await answer(page, (await solveSum(page)) + 1)
    await toast(page, 'Fel svar').waitFor()
    await page.getByText('Vänligen svara korrekt på verifieringsfrågan.').waitFor()
    expect(await page.getByLabel(/^Vad är/).inputValue()).toBe('')
    await page
      .getByLabel(/^Vad är/)
      .and(page.locator(':focus'))
      .waitFor()
    expect(await page.getByLabel('Beskrivning').inputValue()).toContain('Styrsystem')
    expect(await accessibilityFindings(page)).toEqual([])

    await answer(page, await solveSum(page))
    await page.waitForURL('**/partner/dashboard')
    await toast(page, 'Du är registrerad!').waitFor()
    await page.getByText('Välkommen som partner och lycka till!').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Bo Ek' }).waitFor()
    await page.getByText('Väntar', { exact: true }).waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => /^draft/.test(key)))).toEqual(
      [],
    )
    await page.goto('/partner/onboarding')
    await page.waitForURL('**/partner/dashboard')
  })

  it('sees messages that do not cover a field', async () => {
    const { page } = await signedUp(visit)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.reload()
      await fillContact(page)
      await fillWork(page)
      await answer(page, (await solveSum(page)) + 1)
      await toast(page, 'Fel svar').waitFor()
      // The field of the wrong answer gets the focus, and the page moves to it.
      await page
        .getByLabel(/^Vad är/)
        .and(page.locator(':focus'))
        .waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      const covered = await page.evaluate(() => {
        const notice = document.querySelector('section[aria-live] li')?.getBoundingClientRect()
        const fields = [...document.querySelectorAll('main :is(input, textarea, select)')]
        if (!notice) return -1
        return fields.filter(field => {
          const { top, bottom, left, right } = field.getBoundingClientRect()
          return top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left
        }).length
      })
      expect(covered, `${width}`).toBe(0)
      await page.evaluate(() => sessionStorage.clear())
    }
  })

  it('sends once by pressing twice, and sees that it is under way', async () => {
    const { page } = await signedUp(visit)
    await fillContact(page)
    await fillWork(page)
    await page.getByLabel(/^Vad är/).fill(String(await solveSum(page)))
    let sent = 0
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/api/partner/profile', async route => {
      sent += 1
      await held
      await route.continue()
    })
    const send = page.getByRole('button', { name: 'Skicka ansökan' })
    await send.click()
    await send.click()
    await page.getByText('Submission pågår').waitFor()
    letGo()
    await page.waitForURL('**/partner/dashboard')
    expect(sent).toBe(1)
  })

  it('with a profile from another tab sees a message, and goes to the dashboard', async () => {
    const { page } = await signedUp(visit)
    const other = await page.context().newPage()
    await other.goto('/partner/onboarding')
    for (const tab of [page, other]) {
      await fillContact(tab)
      await fillWork(tab)
    }
    await answer(page, await solveSum(page))
    await page.waitForURL('**/partner/dashboard')
    await answer(other, await solveSum(other))
    await toast(other, 'Profil finns redan').waitFor()
    await other.waitForURL('**/partner/dashboard')
  })

  it('sees that the profile cannot be loaded, and succeeds at the next try', async () => {
    const { page } = await signedUp(visit)
    await fillContact(page)
    await fillWork(page)
    const sum = await solveSum(page)
    await page.route('**/api/partner/me', route => route.abort())
    await answer(page, sum)
    await page.getByText('Registreringen kunde inte verifieras. Försök igen.').waitFor()
    await page.unroute('**/api/partner/me')
    await page.getByRole('button', { name: 'Skicka ansökan' }).click()
    await page.waitForURL('**/partner/dashboard')
    await toast(page, 'Du är registrerad!').waitFor()
  })

  it('sees why it failed, and keeps what was typed', async () => {
    const { page } = await signedUp(visit)
    await fillContact(page)
    await fillWork(page)
    await page.route('**/api/partner/profile', route => route.abort())
    await answer(page, await solveSum(page))
    await toast(page, 'Fel vid ansökan').waitFor()
    expect(await page.getByLabel('Beskrivning').inputValue()).toContain('Styrsystem')
  })

  it('reads it all in English, on a narrow phone', async () => {
    const { page } = await signedUp(visit)
    await page.setViewportSize({ width: 320, height: 640 })
    await switchToEnglish(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Tell us what you know' }).waitFor()
    expect(await fitsScreen(page)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
  })
})

describe('the partner area', () => {
  it('redirects from onboarding without a sign-in', async () => {
    const page = await visit('/partner/onboarding')
    await page.waitForURL(url => url.pathname === '/')
    await toast(page, 'Åtkomst nekad').waitFor()
    await page.getByText('Du måste vara inloggad för att komma åt denna sida').waitFor()
  })

  it('sends a partner without a profile to onboarding, and to the requested page after signing in', async () => {
    const { page } = await signedUp(visit)
    for (const path of ['/onboarding', '/partner/dashboard/assignments', '/business/dashboard']) {
      await page.goto(path)
      await page.waitForURL('**/partner/onboarding')
      await page.getByRole('heading', { level: 1, name: 'Berätta vad du kan' }).waitFor()
    }
    const partner = await onboarded(visit)
    await partner.page.getByRole('button', { name: 'Logga ut' }).click()
    await partner.page.waitForURL(url => url.pathname === '/')
    await partner.page.goto('/partner/dashboard/assignments?status=paused')
    await partner.page.waitForURL(url => url.pathname === '/')
    await logIn(partner.page, partner)
    await partner.page.waitForURL('**/partner/dashboard/assignments?status=paused')
    await partner.page.goto('/onboarding')
    await partner.page.waitForURL('**/partner/dashboard')
  })

  it('sends a partner whose profile fails to load to onboarding, and on once it loads', async () => {
    const { page } = await onboarded(visit)
    await page.route('**/api/partner/me', route => route.abort())
    await page.goto('/partner/dashboard/assignments')
    await page.waitForURL('**/partner/onboarding')
    const again = page.getByRole('button', { name: 'Försök igen' })
    await again.waitFor()
    await page.unroute('**/api/partner/me')
    await again.click()
    await page.waitForURL('**/partner/dashboard/assignments')
  })
})

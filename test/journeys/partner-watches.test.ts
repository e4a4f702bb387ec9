import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForMail } from './inbox.ts'
import { dialog, fitsScreen, onboarded, switchToEnglish, toast } from './partner.ts'

const { visit } = openBrowser({ logged: /could not be (saved|changed) ApiError/ })

const title = 'Migrering från Simatic S5 till S7-1500'
const narrow = { viewport: { width: 360, height: 740 } }

/** A new partner, on a narrow screen. */
const onPhone = async () => {
  const partner = await onboarded(visit)
  await partner.page.setViewportSize(narrow.viewport)
  return partner
}
const watches = (page: Awaited<ReturnType<typeof visit>>) => page.getByRole('region', { name: 'Bevakningar' })

describe('a partner who has applied', () => {
  it('adds a few lines, is told which one cannot be right, and changes them; the operator reads them', async () => {
    const { page, email } = await onPhone()
    await page.goto('/partner/dashboard/available')
    await page.getByRole('button', { name: `Ansök om ${title}` }).click()
    await toast(page, 'Ansökan mottagen').waitFor()
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByRole('button', { name: `Lägg till några rader: ${title}` }).click()
    await dialog(page)
      .getByRole('textbox', { name: 'Meddelande' })
      .fill('Jag har flyttat tre linjer från S5.')
    await dialog(page).getByLabel('Pris per timme').fill('1000000000')
    await dialog(page).getByLabel('Kan börja tidigast').fill('1926-01-01')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Skriv hela kronor, mellan 100 och 10 000.').waitFor()
    await dialog(page).getByText('Välj en dag från i dag och högst två år framåt.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await fitsScreen(page)).toBe(true)
    await dialog(page).getByLabel('Pris per timme').fill('950')
    await dialog(page).getByLabel('Kan börja tidigast').fill('')
    await dialog(page).getByRole('button', { name: 'Spara raderna' }).click()
    await toast(page, 'Raderna är sparade').waitFor()
    const notice = await waitForMail(
      'operator@nodverk.local',
      ({ subject, text }) => subject.startsWith('Tillägg till ansökan') && text.includes(email),
    )
    expect(notice.text).toContain('Jag har flyttat tre linjer från S5.')

    const own = page.getByRole('region', { name: 'Mina ansökningar' })
    await own.getByRole('button', { name: `Ändra dina rader: ${title}` }).click()
    expect(await dialog(page).getByLabel('Pris per timme').inputValue()).toBe('950')
    await dialog(page).getByRole('textbox', { name: 'Meddelande' }).fill('Något annat')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stäng utan att spara' }).click()
    await dialog(page).waitFor({ state: 'detached' })
  })
})

describe('a partner who watches for assignments', () => {
  it('saves the filter, changes it, turns the mails off and removes it, by keyboard', async () => {
    const { page } = await onPhone()
    await page.goto('/partner/dashboard/available?skill=PLC')
    await watches(page).getByText('Du har inga bevakningar än.').waitFor()
    await watches(page).getByRole('button', { name: 'Bevaka PLC' }).press('Enter')
    expect(await dialog(page).getByLabel('Kompetenser').inputValue()).toBe('PLC')
    await dialog(page).getByLabel('Namn').fill('PLC i Skåne')
    await dialog(page).getByLabel('Orter').fill('Malmö, Lund')
    await dialog(page).getByLabel('Minst antal veckor').fill('12')
    await dialog(page).getByLabel('Högst antal veckor').fill('4')
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Det högsta antalet är lägre än det minsta.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByLabel('Högst antal veckor').fill('')
    await page.keyboard.press('Enter')
    await toast(page, 'Bevakningen är sparad').waitFor()
    await watches(page).getByText('PLC · Malmö, Lund · minst 12 v').waitFor()
    await watches(page)
      .getByText(/^Mejlen börjar komma när/)
      .waitFor()
    expect(await fitsScreen(page)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])

    await watches(page).getByRole('button', { name: 'Ändra bevakningen PLC i Skåne' }).click()
    await dialog(page).getByLabel('Ta med uppdrag på distans').check()
    await dialog(page).getByRole('button', { name: 'Spara bevakningen' }).click()
    await watches(page).getByText('PLC · Malmö, Lund, distans · minst 12 v').waitFor()
    const findings = watches(page).locator('details', { hasText: 'Det här hittar bevakningarna nu' })
    await findings.locator('summary').press('Enter')
    await findings.getByText('Inget öppet uppdrag stämmer just nu.').waitFor()
    await watches(page).getByLabel('Mejla mig om nya uppdrag').press(' ')
    await toast(page, 'Mejlen är avstängda').waitFor()

    await page.reload()
    expect(await watches(page).getByLabel('Mejla mig om nya uppdrag').isChecked()).toBe(false)
    await watches(page).getByRole('button', { name: 'Ta bort bevakningen PLC i Skåne' }).press('Enter')
    await watches(page).getByText('Du har inga bevakningar än.').waitFor()
  })

  it('reads how far the profile meets what they find, as at the assignment, and keeps to what fits', async () => {
    const { page } = await onPhone()
    await page.goto('/partner/dashboard/available')
    await watches(page).getByRole('button', { name: 'Ny bevakning' }).click()
    await dialog(page).getByLabel('Namn').fill('Det jag kan')
    await dialog(page).getByLabel('Bara uppdrag som passar min profil').check()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Spara bevakningen' }).click()
    await watches(page).getByText('bara det som passar din profil').waitFor()

    const open = async (heading: string) => {
      const list = page.locator('details', { hasText: heading })
      await list.locator('summary').press('Enter')
      return list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    }
    const own = await open('Det här hittar bevakningarna nu')
    await own.getByText('Det här passar').waitFor()
    const card = page.getByRole('article').filter({ hasText: title })
    await card.locator('summary').press('Enter')
    await card.getByText('Det här passar').waitFor()
    const rowIn = async (part: typeof card) => ({
      band: await part.locator('[data-band]').textContent(),
      first: await part.locator('section', { hasText: 'Det här passar' }).locator('li').first().textContent(),
      missing: await part
        .locator('section', { hasText: 'Det här hittade vi inte' })
        .locator('li')
        .allTextContents(),
    })
    expect(await rowIn(own)).toEqual(await rowIn(card))
    expect((await rowIn(own)).missing).not.toEqual([])
    expect(await fitsScreen(page)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])

    await switchToEnglish(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    const english = await open('What your watches find now')
    await english.getByText('What fits').waitFor()
    await english.getByText('Watch: Det jag kan').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('reads it in English, and ends the mails by their link without signing in', async () => {
    const { page } = await onboarded(visit)
    await switchToEnglish(page)
    await page.goto('/partner/dashboard/available')
    await page.getByRole('region', { name: 'Watches' }).getByRole('button', { name: 'New watch' }).waitFor()

    const stranger = await visit(`/partner/watch-mails#token=${'a'.repeat(36)}.${'b'.repeat(43)}`, narrow)
    await stranger.getByRole('heading', { name: 'Mejl om bevakningar' }).waitFor()
    expect(await accessibilityFindings(stranger)).toEqual([])
    await stranger.getByRole('button', { name: 'Sluta mejla mig' }).click()
    await stranger.getByRole('heading', { name: 'Länken gäller inte' }).waitFor()
    await stranger.route('**/api/watch-mails/ends', route => route.fulfill({ status: 204 }))
    await stranger.reload()
    await stranger.getByRole('button', { name: 'Sluta mejla mig' }).click()
    await stranger.getByRole('heading', { name: 'Inga fler mejl om bevakningar' }).waitFor()
  })
})

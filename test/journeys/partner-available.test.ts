import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog, onboarded, toast } from './partner.ts'

const { visit } = openBrowser({ logged: /^(The application could not be changed|A load failed) ApiError/ })

const title = 'Migrering från Simatic S5 till S7-1500'

const atAvailable = async () => {
  const { page } = await onboarded(visit)
  await page.getByRole('link', { name: 'Tillgängliga uppdrag', exact: true }).click()
  await page.getByRole('heading', { level: 3, name: title }).waitFor()
  return page
}

describe('a partner looking for an assignment', () => {
  it('sees every open one with its optional fields filled in', async () => {
    const page = await atAvailable()
    const figures = page.getByRole('region', { name: 'Uppdragen i siffror' })
    // Computed from the open ones, which take weeks and months.
    await figures.getByText(/^\d+ månader$/).waitFor()
    expect(await page.getByRole('article').count()).toBe(7)
    const sparse = page.getByRole('article').filter({ hasText: 'Dataplattform för processdata' })
    for (const words of ['Öppet', 'Remote', 'Ej angivet', 'Flexibel start', 'OPC UA'])
      await sparse.getByText(words, { exact: true }).waitFor()
  })

  it('reads of one credit in the singular', async () => {
    const { page } = await onboarded(visit)
    await page.route('**/api/partner/open-assignments', async route => {
      const response = await route.fetch()
      const list: { items: object[] } = await response.json()
      const items = list.items.map(item => ({ ...item, creditsAmount: 1 }))
      await route.fulfill({ response, json: { ...list, items } })
    })
    await page.getByRole('link', { name: 'Tillgängliga uppdrag', exact: true }).click()
    const card = page.getByRole('article').filter({ hasText: title })
    await card.getByText('1 kredit', { exact: true }).waitFor()
  })

  it('applies, finds the application, and withdraws it', async () => {
    const page = await atAvailable()
    const card = page.getByRole('article').filter({ hasText: title })
    const button = card.getByRole('button', { name: new RegExp(`om ${title}$`) })
    await card.getByRole('button', { name: `Ansök om ${title}` }).click()
    await toast(page, 'Ansökan mottagen').waitFor()
    await page.getByText('Din ansökan är mottagen, vi återkommer inom kort.').waitFor()
    await card.getByText('Du har ansökt').waitFor()
    expect(await button.evaluate(pressed => pressed === document.activeElement)).toBe(true)
    const own = page.getByRole('region', { name: 'Mina ansökningar' })
    await own.getByText(/^Skickad /).waitFor()

    await page.reload()
    await card.getByText('Du har ansökt').waitFor()
    await card.getByRole('button', { name: `Dra tillbaka ansökan om ${title}` }).click()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Behåll ansökan' }).click()
    await card.getByText('Du har ansökt').waitFor()
    await own.getByRole('button', { name: `Dra tillbaka ansökan om ${title}` }).click()
    await dialog(page).getByRole('button', { name: 'Dra tillbaka' }).click()
    await card.getByRole('button', { name: `Ansök om ${title}` }).waitFor()
    await own.getByText('Du har inte sökt något uppdrag än.').waitFor()
  })

  it('filters by a skill, also in the URL', async () => {
    const page = await atAvailable()
    await page.getByLabel('Filtrera på kompetens').fill('plc')
    await page.getByRole('button', { name: 'Filtrera' }).click()
    await page.waitForURL('**/available?skill=plc')
    await page.getByRole('article').filter({ hasText: 'OT-säkerhet' }).waitFor({ state: 'detached' })
    await page.getByRole('article').filter({ hasText: title }).waitFor()
    await page.getByRole('button', { name: 'Visa alla', exact: true }).click()
    expect(await page.locator(':focus').getAttribute('type')).toBe('search')
    await page.getByRole('article').filter({ hasText: 'OT-säkerhet' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/available?skill=plc')
    await page.getByLabel('Filtrera på kompetens').fill('COBOL')
    await page.keyboard.press('Enter')
    await page.getByText('Inga uppdrag kräver COBOL just nu').waitFor()
  })

  it('sees that an assignment was closed in the meantime', async () => {
    const page = await atAvailable()
    await page.route('**/application', route =>
      route.fulfill({ status: 409, json: { code: 'assignment_closed', message: '', requestId: 'r' } }),
    )
    await page.getByRole('button', { name: `Ansök om ${title}` }).click()
    await page.getByText('Uppdraget går inte längre att söka.').waitFor()
  })

  it('sees an empty list as such, and can retry one that failed to load', async () => {
    const page = await atAvailable()
    await page.route('**/api/partner/open-assignments', route =>
      route.fulfill({ json: { items: [], next: null, openCount: 0, latestPublishedAt: null } }),
    )
    await page.reload()
    await page.getByText('Inga tillgängliga uppdrag just nu').waitFor()
    await page.unroute('**/api/partner/open-assignments')
    await page.route('**/api/partner/open-assignments', route => route.abort())
    await page.reload()
    const again = page.getByRole('button', { name: 'Försök igen' })
    await again.waitFor()
    await page.unroute('**/api/partner/open-assignments')
    await again.click()
    await page.getByRole('heading', { level: 3, name: title }).waitFor()
  })
})

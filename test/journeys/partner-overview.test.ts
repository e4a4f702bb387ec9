import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { demoPartner, fitsScreen, logIn, onboarded, switchToEnglish } from './partner.ts'

const { visit } = openBrowser({ logged: /^A load failed ApiError/ })

const views = ['', '/available', '/assignments']

/** Records layout shifts that no press caused. */
const noteShifts = () => {
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput && entry.value > 0.01)
        document.documentElement.dataset.shifts = `${entry.value} at ${entry.startTime} ms`
  }).observe({ type: 'layout-shift', buffered: true })
}

describe('a partner with two years of work', () => {
  const signedIn = async () => {
    const page = await visit('/')
    await logIn(page, demoPartner)
    await page.waitForURL('**/partner/dashboard')
    return page
  }

  it('sees the key figures, the last five assignments, and a link to all of them', async () => {
    const page = await signedIn()
    await page.getByRole('heading', { level: 1, name: 'Välkommen, Erik Sandberg' }).waitFor()
    await page.getByText('Godkänd', { exact: true }).waitFor()
    await page.getByText(/^Intjänat i /).waitFor()
    expect(await page.getByRole('region', { name: 'Läget i dag' }).locator('dd').count()).toBe(4)
    const latest = page.getByRole('region', { name: 'Senaste uppdragen' }).getByRole('listitem')
    await expect.poll(() => latest.count()).toBe(5)
    await expectOnePage(page)
    await page.getByRole('link', { name: 'Alla uppdrag' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mina uppdrag' }).waitFor()
    expect(await page.getByRole('link', { name: 'Mina uppdrag' }).getAttribute('aria-current')).toBe('page')
  })

  it('gets every view complete, in both languages, schemes and on a narrow phone', async () => {
    const page = await signedIn()
    for (const language of ['sv', 'en']) {
      if (language === 'en') await switchToEnglish(page)
      for (const view of views) {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(`/partner/dashboard${view}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.getByRole('heading', { level: 2, name: 'Partner Portal' }).waitFor()
        await page.locator('dd').first().waitFor()
        expect(await accessibilityFindings(page), view).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await fitsScreen(page), view).toBe(true)
      }
    }
  })

  it('sees nothing move on a phone when the figures load late', async () => {
    const page = await signedIn()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addInitScript(noteShifts)
    for (const path of ['', '/available', '/assignments', '/earnings']) {
      const { promise: seen, resolve: release } = Promise.withResolvers<void>()
      await page.route(/\/api\/(?!partner\/me)/, route => seen.then(() => route.continue()))
      await page.goto(`/partner/dashboard${path}`)
      await page.locator('main section[aria-busy]').waitFor()
      release()
      const waiting = page.locator('main :is([aria-busy], [role=status][aria-label])')
      await expect.poll(() => waiting.count()).toBe(0)
      await page.unrouteAll()
      expect(await page.evaluate(() => document.documentElement.dataset.shifts), path).toBeUndefined()
    }
  })

  it('signs out in every tab', async () => {
    const page = await signedIn()
    const other = await page.context().newPage()
    await other.goto('/partner/dashboard/available')
    await other.getByRole('heading', { level: 1, name: 'Tillgängliga uppdrag' }).waitFor()
    await page.getByRole('button', { name: 'Logga ut' }).click()
    await other.waitForURL(url => url.pathname === '/')
  })

  it('whose session has expired gets a message, and returns to the same page', async () => {
    const page = await signedIn()
    await page.route('**/api/partner/**', route =>
      route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
    )
    await page.goto('/partner/dashboard/assignments?status=completed')
    await page.waitForURL(url => url.pathname === '/')
    await page.getByText('Din session har gått ut').waitFor()
    await page.unroute('**/api/partner/**')
    await logIn(page, demoPartner)
    await page.waitForURL('**/partner/dashboard/assignments?status=completed')
  })
})

describe('a partner without any work', () => {
  it('learns what comes next', async () => {
    const { page, email } = await onboarded(visit)
    await page.getByText('Inga uppdrag ännu').waitFor()
    await page.getByText(`Vi hör av oss till ${email}`, { exact: false }).waitFor()
    await page.getByRole('link', { name: 'Se tillgängliga uppdrag' }).click()
    await page.waitForURL('**/partner/dashboard/available')
  })

  it('sees which figure could not be loaded, and can retry', async () => {
    const { page } = await onboarded(visit)
    await page.route('**/api/partner/earnings', route => route.abort())
    await page.reload()
    const again = page.getByRole('button', { name: 'Försök igen' })
    await page.getByText('Kontrollera anslutningen och försök igen.').waitFor()
    await page.unroute('**/api/partner/earnings')
    await page.route('**/api/partner/earnings', route => route.fulfill({ status: 500, body: '' }))
    await again.click()
    await page.getByText('Felet ligger hos oss.', { exact: false }).waitFor()
    await page.unroute('**/api/partner/earnings')
    await again.click()
    await page.getByText(/^Timmar i /).waitFor()
  })
})

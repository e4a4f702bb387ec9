import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { signedIn } from './business-session.ts'

const { visit } = openBrowser()

const ten = { cases: 10, keptPercent: 90, medianHours: 21 }
/** What the function says of fewer (test/lambdas/promise-figure.test.ts). */
const nine = { cases: 9, keptPercent: null, medianHours: null }

/** Lets the API reply with these figures, whatever other journeys do to the product's own. */
const answering = (page: Page, figures: object) =>
  page.route('**/api/promise', route => route.fulfill({ json: figures }))

const started = async (page: Page) => {
  await page.mouse.move(5, 5)
  await page.locator('html[data-ready]').waitFor()
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

const words = [
  ['/about', 'Löftet, uppmätt', /I tid\s*90\s%.*21\stimmar.*10/],
  ['/en/about', 'Our promise, measured', /On time\s*90%.*21\shours.*10/],
] as const

describe('the figure of the promise', () => {
  it.each(words)('is on %s from ten cases on', async (path, heading, figures) => {
    const page = await visit(path, { viewport: { width: 360, height: 780 } })
    await answering(page, ten)
    await started(page)
    await section(page, heading).waitFor()
    expect(await section(page, heading).locator('dl').textContent()).toMatch(figures)
    await expectOnePage(page)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it.each(words)('is not on %s below, nor without an answer', async (path, heading) => {
    const page = await visit(path)
    const asked = page.waitForResponse('**/api/promise')
    await answering(page, nine)
    await started(page)
    await (await asked).finished()
    const other = await visit(path)
    await other.route('**/api/promise', route => route.abort())
    const failed = other.waitForEvent('requestfailed')
    await started(other)
    await failed
    // Words would have been fetched by then: the same server has answered three times since.
    for (const one of [page, other]) {
      await one.evaluate(async () => {
        for (const turn of [1, 2, 3]) await fetch(`/robots.txt?${turn}`)
      })
      expect(await section(one, heading).count()).toBe(0)
      expect(await one.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  })

  it('is above the inquiries of a business from ten cases on', async () => {
    const { page } = await signedIn(visit)
    const line = page.getByText('kom de första förslagen i tid för')
    await answering(page, nine)
    const asked = page.waitForResponse('**/api/promise')
    await page.goto('/business/dashboard/inquiries')
    await (await asked).finished()
    await page.getByText('Inga förfrågningar ännu').waitFor()
    expect(await line.count()).toBe(0)
    await page.unroute('**/api/promise')
    await answering(page, { ...ten, medianHours: 1 })
    await page.reload()
    await line.waitFor()
    expect(await line.textContent()).toMatch(
      /De senaste 90 dagarna .* 90\s% av 10 förfrågningar\. Mediantiden var 1 timme\./,
    )
    expect(await accessibilityFindings(page)).toEqual([])
  })
})

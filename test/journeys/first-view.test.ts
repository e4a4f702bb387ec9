import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aBrowser } from './browser.ts'
import { signedUp } from './business.ts'
import { demoPartner, logIn } from './partner.ts'

const { visit } = aBrowser()

const mostScript = 200 * 1_024

/** What a view downloads of script, in bytes as they come over the wire. */
const scriptOf = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}

/** A browser without anything of the site in its cache, signed in as somebody was before. */
const afresh = async (page: Page) => {
  const session = await page.evaluate(() => ({ ...localStorage }))
  const fresh = await visit('/')
  await fresh.evaluate(stored => Object.assign(localStorage, stored), session)
  return fresh
}

describe('the first view after a sign-in long ago', () => {
  it('brings a business at most 200 KB of script', async () => {
    const { page } = await signedUp(visit)
    const fresh = await afresh(page)
    const bytes = await scriptOf(fresh, '/business/dashboard/services')
    expect(bytes).toBeGreaterThan(50 * 1_024)
    expect(bytes).toBeLessThanOrEqual(mostScript)
  })

  it.each(['', '/assignments', '/earnings', '/profile'])(
    'brings a partner at most 200 KB of script: %s',
    async view => {
      const page = await visit('/')
      await logIn(page, demoPartner)
      await page.waitForURL('**/partner/dashboard')
      const fresh = await afresh(page)
      const bytes = await scriptOf(fresh, `/partner/dashboard${view}`)
      expect(bytes).toBeGreaterThan(50 * 1_024)
      expect(bytes).toBeLessThanOrEqual(mostScript)
    },
  )
})

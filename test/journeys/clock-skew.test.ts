import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { signedUp as businessSignedUp } from './business.ts'
import { onboarded } from './partner.ts'

const { visit } = openBrowser()

const day = 86_400_000

/** Sets the clock of a page's machine wrong by this many milliseconds, before its first script. */
const setWrong = (milliseconds: number): void => {
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...given: [] | [number]) {
      super(given[0] ?? Right.now() + milliseconds)
    }
    static override now(): number {
      return Right.now() + milliseconds
    }
  } as DateConstructor
}

const visitWrong =
  (milliseconds: number) =>
  async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await visit('/robots.txt', options)
    await page.context().addInitScript(setWrong, milliseconds)
    await page.goto(path)
    const wrongBy = (await page.evaluate(() => Date.now())) - Date.now()
    expect(Math.abs(wrongBy - milliseconds)).toBeLessThan(60_000)
    return page
  }

describe.each([
  ['a day slow', -day],
  ['a day fast', day],
])('on a machine whose clock is %s', (_, milliseconds) => {
  it('a business signs up, enters its code, sends its profile and is still signed in after a reload', async () => {
    const { page } = await businessSignedUp(visitWrong(milliseconds))
    await page.reload()
    await page.getByText('Nordplåt AB').first().waitFor()
    expect(page.url()).toContain('dashboard')
  })

  it('a partner signs up, gets through onboarding and is still signed in after a reload', async () => {
    const { page } = await onboarded(visitWrong(milliseconds))
    await page.reload()
    // What only the API's reply shows: the heading of the waiting page is there with a refused token, too.
    await page.getByRole('heading', { level: 1, name: /Bo Ek/ }).waitFor()
    expect(page.url()).toContain('/partner/')
  })
})

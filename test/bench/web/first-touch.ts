import type { Browser, Page } from 'playwright-core'
import { openPhone, throttlePage } from './browser.ts'
import { watchTraffic } from './wire.ts'

/** Milliseconds from the touch until the app has taken over the page, and the script bytes it loaded. */
export type FirstTouch = { coldMs: number; cachedMs: number; scriptBytes: number }

type Timed = typeof globalThis & { hydrated: Promise<number> }

/** Runs in the page before its own scripts: times from the touch to the mark that the app sets on <html>. */
const time = () => {
  let touched = Number.NaN
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true })
  const hydrated = new Promise<number>(resolve => {
    const look = () => {
      if ('ready' in document.documentElement.dataset) resolve(performance.now() - touched)
    }
    new MutationObserver(look).observe(document, {
      attributes: true,
      subtree: true,
      attributeFilter: ['data-ready'],
    })
  })
  Object.assign(globalThis, { hydrated })
}

const touch = async (page: Page): Promise<number> => {
  await page.locator('h1').tap()
  return page.evaluate(() => (globalThis as Timed).hydrated)
}

/** Touches the page for the first time with an empty cache and then, after a reload, with a filled one. */
export const measureFirstTouch = async (browser: Browser, url: string): Promise<FirstTouch> => {
  const context = await openPhone(browser)
  try {
    await context.addInitScript(time)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    const wire = watchTraffic(await throttlePage(page))
    await page.goto(url)
    const coldMs = await touch(page)
    await page.waitForLoadState('networkidle')
    const { scriptBytes } = wire
    await page.reload()
    return { coldMs, cachedMs: await touch(page), scriptBytes }
  } finally {
    await context.close()
  }
}

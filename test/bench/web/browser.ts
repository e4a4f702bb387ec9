import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { chromiumArguments, chromiumExecutable } from '#test/journeys/chromium.ts'

/** Starts a browser that trusts one public key; with an ignored certificate error it would not cache. */
export const launchBrowser = async (publicKeyHash: string): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromiumExecutable(),
    args: [...chromiumArguments, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
    headless: true,
  })

/** Opens a phone with an empty cache, as Lighthouse's mobile run emulates it. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'sv-SE',
  })

// Lighthouse's slow 4G is 150 ms and 1.6 Mbit/s down, 750 kbit/s up on the wire. Applied per request, as a browser
// does it, that is 3.75 times the latency and 0.9 times the rates (lighthouse, core/config/constants.js).
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
}

/** Slows a page down to slow 4G and a quarter of this processor's speed. */
export const throttlePage = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

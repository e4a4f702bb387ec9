import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium as playwright,
} from 'playwright-core'

const installed = [
  process.env.CHROMIUM_PATH,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

const executable = async (): Promise<string> => {
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.executablePath()
  const found = installed.find(path => path && existsSync(path))
  if (!found) throw new Error('No browser was found: install Chrome, or set CHROMIUM_PATH.')
  return found
}

/** Starts a browser that trusts one public key; a certificate it merely put up with would not be cached. */
export const launch = async (publicKeyHash: string): Promise<Browser> =>
  playwright.launch({
    executablePath: await executable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    headless: true,
  })

/** A telephone with an empty cache, as Lighthouse's mobile run imitates it. */
export const aTelephone = (browser: Browser): Promise<BrowserContext> =>
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

/** Slows a page down to slow 4G and a processor of a quarter of this one's speed. */
export const throttled = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

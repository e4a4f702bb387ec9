import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { patient } from '../patient.ts'
import { chromiumArguments, chromiumExecutable } from './chromium.ts'
import { origin } from './origin.ts'
import { openNetwork, visitorAddress } from './test-network.ts'

const isHere = ['localhost', '127.0.0.1'].includes(new URL(origin).hostname)

// Without a UTF-8 locale the browser calls a file "download" if its name has an å, ä or ö.
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }

/** Records what a page must never do. */
const watch = (page: Page, faults: string[], logged: RegExp | undefined) => {
  page.on('console', message => {
    if (message.type() !== 'error' || isExpected(message, page)) return
    if (!logged?.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', error => faults.push(String(error)))
}

/** The browser logs every 4xx as an error, also expected ones: the API's and a page's own 404. */
const isExpected = (message: ConsoleMessage, page: Page) => {
  const { url } = message.location()
  return (
    message.text().startsWith('Failed to load resource') &&
    (/\/(api|_local\/cognito)\b/.test(url) || url === page.url())
  )
}

/** The browser of this process, shared by its files: a visitor is a context of their own. */
let started: Promise<Browser> | undefined

const startBrowser = async (): Promise<Browser> => {
  const browser = await playwright.launch({
    executablePath: await chromiumExecutable(),
    args: [...chromiumArguments],
    env,
    headless: true,
  })
  // The next file starts another one if this one ends.
  browser.once('disconnected', () => {
    started = undefined
  })
  return browser
}

const reportViolations = () => {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sourceFile}`)
  })
}

/** Closes what a visitor saw. A request that a journey still holds back would fail then, and the whole run with it. */
const close = async (context: BrowserContext): Promise<void> => {
  await Promise.all(context.pages().map(page => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/**
 * Opens the browser for the journeys of one file, in its own network, because sign-ups are limited by network and hour; a
 * visitor is a fresh context. Every page is watched to its end; `logged` matches the console messages of failures that
 * these journeys cause.
 */
export const openBrowser = ({ logged }: { logged?: RegExp } = {}) => {
  let browser: Browser
  let network: Awaited<ReturnType<typeof openNetwork>>
  let faults: string[] = []
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    // A deployed stage is reached directly.
    network = isHere ? await openNetwork(visitorAddress()) : { visitedFrom: {}, close: () => undefined }
    started ??= startBrowser()
    browser = await started
  })
  afterAll(() => network.close())
  afterEach(async () => {
    const seen = faults
    faults = []
    await Promise.all(contexts.splice(0).map(close))
    expect(seen, 'console errors, page errors and policy violations').toEqual([])
  })

  /** Opens a path as a new visitor with empty storage. */
  const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'sv-SE',
      reducedMotion: 'reduce',
      ...network.visitedFrom,
      ...options,
    })
    contexts.push(context)
    context.setDefaultTimeout(patient(30_000))
    await context.addInitScript(reportViolations)
    context.on('page', page => watch(page, faults, logged))
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  return { visit }
}

/** Expects one complete page: a router that hydrates badly shows it twice without any error. */
export const expectOnePage = async (page: Page) => {
  expect(await page.locator('main').count()).toBe(1)
  expect(await page.locator('h1').count()).toBe(1)
}

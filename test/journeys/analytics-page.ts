import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import site from '#shared/phrases/sv/site.ts'
import { collectedEvents } from '../builders/collected-events.ts'
import { patient } from '../patient.ts'
import { origin } from './origin.ts'

export const waitOptions = { timeout: patient(40_000), interval: 250 }

/** Records every analytics request of a visitor's pages from now on. */
export const recordAnalyticsRequests = (page: Page) => {
  const asked: string[] = []
  page.context().on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/events|^\/assets\/analytics/.test(pathname)) asked.push(pathname)
  })
  return asked
}

export const readKept = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(localStorage),
    session: sessionStorage.length,
    cookies: document.cookie,
  }))

type Ids = Pick<AnalyticsEvent['context'], 'anonymous_id' | 'session_id' | 'first_touch'>
export const readIds = (page: Page): Promise<Ids | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analytics') ?? 'null'))

export const bannerButton = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true })

/** Waits until the page counts, and returns the ids. */
export const waitForIds = (page: Page): Promise<Ids> =>
  vi.waitFor(async () => {
    const ids = await readIds(page)
    if (!ids) throw new Error('Nothing is counted yet')
    return ids
  }, waitOptions)

/** Accepts everything and waits until the page counts. */
export const acceptAll = async (page: Page): Promise<Ids> => {
  await bannerButton(page, 'Acceptera alla').click()
  return waitForIds(page)
}

export const setConsent = async (page: Page, allowed: { analytics: boolean; marketing: boolean }) => {
  await page.getByRole('contentinfo').getByRole('button', { name: site.footer.changeConsent }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=analytics]').setChecked(allowed.analytics)
  await dialog.locator('input[name=marketing]').setChecked(allowed.marketing)
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click()
}

/** Returns what has arrived in the files about one visitor. */
export const readArrivedEvents = async ({ anonymous_id }: Ids) =>
  (await collectedEvents(origin))
    .filter(({ context }) => context.anonymous_id === anonymous_id)
    .sort((one, other) => one.event_time.localeCompare(other.event_time))

export const waitForEvents = (ids: Ids, isThere: (events: AnalyticsEvent[]) => boolean) =>
  vi.waitFor(async () => {
    const events = await readArrivedEvents(ids)
    if (!isThere(events))
      throw new Error(`Only this: ${events.map(({ event_name, context }) => event_name + context.path)}`)
    return events
  }, waitOptions)

export const eventsNamed = (events: readonly AnalyticsEvent[], name: AnalyticsEvent['event_name']) =>
  events.filter(({ event_name }) => event_name === name)

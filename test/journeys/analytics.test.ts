import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import landing from '#shared/phrases/sv/landing.ts'
import partner from '#shared/phrases/sv/partner.ts'
import site from '#shared/phrases/sv/site.ts'
import { collectedEvents } from '../builders/collected-events.ts'
import { aBrowser } from './browser.ts'
import { origin } from './origin.ts'
import { demoPartner, logIn } from './partner.ts'

const { visit } = aBrowser()

const within = { timeout: 20_000, interval: 250 }

/** Every request that a visitor's pages make for counting, from now on. */
const countingOf = (page: Page) => {
  const asked: string[] = []
  page.context().on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/events|^\/assets\/analytics/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const kept = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(localStorage),
    session: sessionStorage.length,
    cookies: document.cookie,
  }))

type Ids = Pick<AnalyticsEvent['context'], 'anonymous_id' | 'session_id' | 'first_touch'>
const idsOf = (page: Page): Promise<Ids | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analytics') ?? 'null'))

const banner = (page: Page, choice: string) => page.getByRole('button', { name: choice, exact: true })

/** Accepts everything and waits until the page counts. */
const accept = async (page: Page): Promise<Ids> => {
  await banner(page, 'Acceptera alla').click()
  return vi.waitFor(async () => {
    const ids = await idsOf(page)
    if (!ids) throw new Error('Nothing is counted yet')
    return ids
  }, within)
}

const withSwitches = async (page: Page, allowed: { analytics: boolean; marketing: boolean }) => {
  await page.getByRole('contentinfo').getByRole('button', { name: site.footer.changeConsent }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=analytics]').setChecked(allowed.analytics)
  await dialog.locator('input[name=marketing]').setChecked(allowed.marketing)
  await dialog.getByRole('button', { name: 'Spara', exact: true }).click()
}

/** What has arrived in the files about one visitor. */
const arrivedOf = async ({ anonymous_id }: Ids) =>
  (await collectedEvents(origin))
    .filter(({ context }) => context.anonymous_id === anonymous_id)
    .sort((one, other) => one.event_time.localeCompare(other.event_time))

const waitFor = (ids: Ids, isThere: (events: AnalyticsEvent[]) => boolean) =>
  vi.waitFor(async () => {
    const events = await arrivedOf(ids)
    if (!isThere(events))
      throw new Error(`Only this: ${events.map(({ event_name, context }) => event_name + context.path)}`)
    return events
  }, within)

const named = (events: readonly AnalyticsEvent[], name: AnalyticsEvent['event_name']) =>
  events.filter(({ event_name }) => event_name === name)

describe('before somebody said yes', () => {
  it.each([
    '/',
    '/en/pricing',
    '/privacy?utm_source=mail&gclid=abc',
    '/newsletter/confirm#token=x',
    '/nothing',
    '/business/dashboard',
  ])('%s asks nobody, and leaves no id', async path => {
    const page = await visit('about:blank')
    const asked = countingOf(page)
    await page.goto(path)
    await page.locator('[data-consent-banner]:not([hidden])').first().waitFor()
    await page.mouse.move(200, 200)
    await page.mouse.click(5, 5)
    await page.goto('/about')
    await page.locator('[data-consent-banner]:not([hidden])').first().waitFor()
    expect(asked).toEqual([])
    // The shell of the signed-in areas may keep its language; no id is among it.
    const { keys, session, cookies } = await kept(page)
    expect(keys.filter(key => key !== 'language')).toEqual([])
    expect(session).toBe(0)
    expect(cookies.replace(/language=(sv|en)/, '')).toBe('')
  })

  it('and after a no it stays so', async () => {
    const page = await visit('/?gclid=abc')
    const asked = countingOf(page)
    await banner(page, 'Avvisa alla').click()
    await page.getByRole('banner').getByRole('button', { name: 'Registrera dig' }).click()
    await page.getByRole('dialog').waitFor()
    await page.goto('/about')
    await page.waitForLoadState('load')
    expect(asked).toEqual([])
    expect(await kept(page)).toEqual({ keys: ['consent'], session: 0, cookies: '' })
  })
})

describe('after a yes', () => {
  it('pages, vitals and presses arrive in the files, by the session, and nothing of the address but its campaign', async () => {
    const page = await visit('/?utm_source=mail&utm_campaign=spring&token=secret#here')
    const ids = await accept(page)
    await page.getByRole('main').getByRole('button', { name: landing.hero.employer }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/about', { referer: `${origin}/?token=secret` })
    const events = await waitFor(
      ids,
      events => named(events, 'page_view').length === 2 && named(events, 'web_vital').length >= 4,
    )
    expect(named(events, 'page_view').map(({ context }) => [context.path, context.referrer])).toEqual([
      ['/', null],
      ['/about', `${origin}/`],
    ])
    const [first] = named(events, 'page_view')
    expect(first?.context).toMatchObject({
      url: `${origin}/?utm_source=mail&utm_campaign=spring`,
      session_id: ids.session_id,
      first_touch: {
        utm_source: 'mail',
        utm_campaign: 'spring',
        utm_term: null,
        gclid: null,
        referrer: null,
      },
      language: 'sv-SE',
    })
    expect(named(events, 'employer_clicked').map(({ properties }) => properties)).toEqual([{ part: 'page' }])
    expect(named(events, 'button_click').map(({ properties }) => properties)).toEqual([
      { button: 'business-sign-up', part: 'page' },
    ])
    const vitals = named(events, 'web_vital').map(({ properties }) => (properties as { name: string }).name)
    expect(vitals).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']))
    expect(new Set(events.map(({ context }) => context.session_id))).toEqual(new Set([ids.session_id]))
    expect(JSON.stringify(events)).not.toMatch(/secret|#here/)
  })

  it('a later visit is counted without a touch, by the same id', async () => {
    const page = await visit('/')
    const ids = await accept(page)
    await page.goto('/pricing')
    const isPricing = ({ context }: AnalyticsEvent) => context.path === '/pricing'
    const events = await waitFor(ids, events => events.some(isPricing))
    expect(events.find(isPricing)?.event_name).toBe('page_view')
  })

  it('a form that was sent is told by its name, without what was typed', async () => {
    const page = await visit('/')
    const ids = await accept(page)
    const footer = page.getByRole('contentinfo')
    const email = `counted.${Date.now()}@verkstad.se`
    await footer.locator('input[name=email]').fill(email)
    await footer.getByRole('button', { name: 'Prenumerera', exact: true }).click()
    const events = await waitFor(ids, events => named(events, 'form_sent').length > 0)
    expect(named(events, 'form_sent').map(({ properties }) => properties)).toEqual([{ form: 'newsletter' }])
    expect(JSON.stringify(events)).not.toContain(email)
  })

  it('a path that is nothing is told as an error', async () => {
    const page = await visit('/nothing/here?secret=1')
    const events = await waitFor(await accept(page), events => named(events, 'error').length > 0)
    expect(named(events, 'error')[0]?.properties).toEqual({ source: 'not_found', message: '/nothing/here' })
  })

  it('the signed-in areas are counted view by view', async () => {
    const page = await visit('/')
    const ids = await accept(page)
    await logIn(page, demoPartner)
    await page.waitForURL(/\/partner\/dashboard/)
    await page.getByRole('link', { name: partner.dashboard.earnings, exact: true }).first().click()
    await page.getByRole('region', { name: 'Intjäning i siffror' }).waitFor()
    await page.goto('/about')
    const events = await waitFor(ids, events => named(events, 'page_view').length >= 4)
    const paths = named(events, 'page_view').map(({ context }) => context.path)
    expect(paths).toEqual(['/', '/partner/dashboard', '/partner/dashboard/earnings', '/about'])
  })
})

describe('what led to the first page', () => {
  const campaign = '/?utm_source=mail&utm_campaign=spring'
  const referer = 'https://search.example/find'
  const touched = { utm_source: 'mail', utm_campaign: 'spring', referrer: referer }
  const follow = async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: site.footer.about }).click()
    await page.waitForURL('**/about')
  }

  it('counts when consent is given on the second one, and is in no storage before', async () => {
    const page = await visit('about:blank')
    await page.goto(campaign, { referer })
    await banner(page, 'Acceptera alla').waitFor()
    await follow(page)
    expect((await kept(page)).keys.filter(key => key !== 'language')).toEqual([])
    expect((await accept(page)).first_touch).toMatchObject(touched)
  })

  it('loses nothing when a link is followed before the file that counts has come', async () => {
    const page = await visit('about:blank')
    let isSlow = true
    await page.route('**/assets/analytics*', route => (isSlow ? undefined : route.continue()))
    await page.goto(campaign, { referer })
    await banner(page, 'Acceptera alla').click()
    isSlow = false
    await follow(page)
    const ids = await vi.waitFor(async () => {
      const found = await idsOf(page)
      if (!found) throw new Error('Nothing is counted yet')
      return found
    }, within)
    expect(ids.first_touch).toMatchObject(touched)
    const events = await waitFor(ids, events => named(events, 'page_view').length === 2)
    expect(named(events, 'page_view').map(({ context }) => [context.path, context.referrer])).toEqual([
      ['/', referer],
      ['/about', `${origin}/`],
    ])
  })
})

it('a page that is made ready in advance counts nothing until somebody looks at it', async () => {
  const page = await visit('/')
  const ids = await accept(page)
  await waitFor(ids, events => named(events, 'page_view').length === 1)
  const ahead = await page.context().newPage()
  await ahead.addInitScript(() => {
    let prerendering = true
    Object.defineProperty(document, 'prerendering', { get: () => prerendering })
    document.addEventListener('looked-at', () => {
      prerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
    })
  })
  const asked: string[] = []
  ahead.on('request', request => asked.push(new URL(request.url()).pathname))
  const counting = ahead.waitForResponse(response => response.url().includes('/assets/analytics'))
  await ahead.goto('/about')
  await (await counting).finished()
  await ahead.keyboard.press('Tab')
  await ahead.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(asked.filter(path => path === '/api/events')).toEqual([])
  await ahead.evaluate(() => document.dispatchEvent(new Event('looked-at')))
  const events = await waitFor(ids, events => named(events, 'page_view').length === 2)
  expect(named(events, 'page_view').at(-1)?.context.path).toBe('/about')
})

describe('advertising ids', () => {
  it('are kept and told only with a yes to marketing, and gone when it is taken back', async () => {
    const page = await visit('/?gclid=click-1')
    await page.locator('[data-consent-banner]:not([hidden])').waitFor()
    await withSwitches(page, { analytics: true, marketing: false })
    await vi.waitFor(async () => expect(await idsOf(page)).not.toBeNull(), within)
    expect((await idsOf(page))?.first_touch.gclid).toBeNull()

    const other = await visit('/?gclid=click-2')
    const ids = await accept(other)
    expect(ids.first_touch.gclid).toBe('click-2')
    const [told] = await waitFor(ids, events => events.length > 0)
    expect(told?.context.first_touch.gclid).toBe('click-2')
    expect(told?.context.url).toBe(`${origin}/`)
    await withSwitches(other, { analytics: true, marketing: false })
    expect((await idsOf(other))?.first_touch.gclid).toBeNull()
    expect((await idsOf(other))?.anonymous_id).toBe(ids.anonymous_id)
  })
})

describe('a yes that is taken back', () => {
  it('takes the ids along at once, and nothing more is sent from any tab', async () => {
    const page = await visit('/')
    const ids = await accept(page)
    const tab = await page.context().newPage()
    await tab.goto('/pricing')
    await waitFor(ids, events => named(events, 'page_view').length === 2)
    const asked = countingOf(page)
    await withSwitches(page, { analytics: false, marketing: false })
    expect(await idsOf(page)).toBeNull()
    expect(await kept(tab)).toMatchObject({ keys: ['consent'], cookies: '' })
    for (const open of [tab, page]) {
      await open.getByRole('banner').getByRole('button', { name: 'Registrera dig' }).click()
      await open.getByRole('dialog').waitFor()
      await open.goto('/about')
      await open.waitForLoadState('load')
    }
    expect(asked).toEqual([])
    expect(await idsOf(tab)).toBeNull()
    // What the two tabs did after the second page view never arrives, also not with somebody else's request.
    const told = await arrivedOf(ids)
    expect(told.filter(({ event_name }) => event_name === 'button_click')).toEqual([])
  })
})

it('a yes that is given again counts at once, somebody new', async () => {
  const page = await visit('/')
  const before = await accept(page)
  await withSwitches(page, { analytics: false, marketing: false })
  await withSwitches(page, { analytics: true, marketing: false })
  const ids = await idsOf(page)
  expect(ids?.anonymous_id).not.toBe(before.anonymous_id)
  const [first] = await waitFor(ids ?? before, events => events.length > 0)
  expect(first).toMatchObject({ event_name: 'page_view', context: { path: '/' } })
})

describe('a session', () => {
  it('is a new one after half an hour without anything, of the same visitor', async () => {
    const page = await visit('/')
    const first = await accept(page)
    const now = Date.now()
    const pressAt = async (minutes: number) => {
      await page.clock.setSystemTime(now + minutes * 60_000)
      await page.getByRole('banner').getByRole('button', { name: 'Kompetenser' }).click()
      return idsOf(page)
    }
    expect((await pressAt(29))?.session_id).toBe(first.session_id)
    const later = await pressAt(60)
    expect(later?.session_id).not.toBe(first.session_id)
    expect(later?.anonymous_id).toBe(first.anonymous_id)
  })
})

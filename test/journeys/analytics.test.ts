import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import landing from '#shared/phrases/sv/landing.ts'
import partner from '#shared/phrases/sv/partner.ts'
import site from '#shared/phrases/sv/site.ts'
import {
  acceptAll,
  bannerButton,
  eventsNamed,
  readArrivedEvents,
  readIds,
  readKept,
  recordAnalyticsRequests,
  setConsent,
  waitForEvents,
  waitForIds,
  waitOptions,
} from './analytics-page.ts'
import { openBrowser } from './browser.ts'
import { origin } from './origin.ts'
import { demoPartner, logIn } from './partner.ts'

const { visit } = openBrowser()

describe('before consent', () => {
  it.each([
    '/',
    '/en/pricing',
    '/privacy?utm_source=mail&gclid=abc',
    '/newsletter/confirm#token=x',
    '/nothing',
    '/business/dashboard',
  ])('%s asks nobody, and leaves no id', async path => {
    const page = await visit('about:blank')
    const asked = recordAnalyticsRequests(page)
    await page.goto(path)
    await page.locator('[data-consent-banner]:not([hidden])').first().waitFor()
    await page.mouse.move(200, 200)
    await page.mouse.click(5, 5)
    await page.goto('/about')
    await page.locator('[data-consent-banner]:not([hidden])').first().waitFor()
    expect(asked).toEqual([])
    // The shell of the signed-in areas may store its language, but no id.
    const { keys, session, cookies } = await readKept(page)
    expect(keys.filter(key => key !== 'language')).toEqual([])
    expect(session).toBe(0)
    expect(cookies.replace(/language=(sv|en)/, '')).toBe('')
  })

  it('and after a no it stays so', async () => {
    const page = await visit('/?gclid=abc')
    const asked = recordAnalyticsRequests(page)
    await bannerButton(page, 'Avvisa alla').click()
    await page.getByRole('banner').getByRole('button', { name: 'Registrera dig' }).click()
    await page.getByRole('dialog').waitFor()
    await page.goto('/about')
    await page.waitForLoadState('load')
    expect(asked).toEqual([])
    expect(await readKept(page)).toEqual({ keys: ['consent'], session: 0, cookies: '' })
  })
})

describe('after consent', () => {
  it('pages, vitals and presses arrive in the files, by session, and nothing of the URL but its campaign', async () => {
    const page = await visit('/?utm_source=mail&utm_campaign=spring&token=secret#here')
    const ids = await acceptAll(page)
    await page.getByRole('main').getByRole('button', { name: landing.hero.employer }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/about', { referer: `${origin}/?token=secret` })
    const events = await waitForEvents(
      ids,
      events => eventsNamed(events, 'page_view').length === 2 && eventsNamed(events, 'web_vital').length >= 4,
    )
    expect(eventsNamed(events, 'page_view').map(({ context }) => [context.path, context.referrer])).toEqual([
      ['/', null],
      ['/about', `${origin}/`],
    ])
    const [first] = eventsNamed(events, 'page_view')
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
    expect(eventsNamed(events, 'employer_clicked').map(({ properties }) => properties)).toEqual([
      { part: 'page' },
    ])
    expect(eventsNamed(events, 'button_click').map(({ properties }) => properties)).toEqual([
      { button: 'business-sign-up', part: 'page' },
    ])
    const vitals = eventsNamed(events, 'web_vital').map(
      ({ properties }) => (properties as { name: string }).name,
    )
    expect(vitals).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']))
    expect(new Set(events.map(({ context }) => context.session_id))).toEqual(new Set([ids.session_id]))
    expect(JSON.stringify(events)).not.toMatch(/secret|#here/)
  })

  it('a later visit is counted without first touch, by the same id', async () => {
    const page = await visit('/')
    const ids = await acceptAll(page)
    await page.goto('/pricing')
    const isPricing = ({ context }: AnalyticsEvent) => context.path === '/pricing'
    const events = await waitForEvents(ids, events => events.some(isPricing))
    expect(events.find(isPricing)?.event_name).toBe('page_view')
  })

  it('a sent form is recorded by its name, without what was typed', async () => {
    const page = await visit('/')
    const ids = await acceptAll(page)
    const footer = page.getByRole('contentinfo')
    const email = `counted.${Date.now()}@verkstad.se`
    await footer.locator('input[name=email]').fill(email)
    await footer.getByRole('button', { name: 'Prenumerera', exact: true }).click()
    const events = await waitForEvents(ids, events => eventsNamed(events, 'form_sent').length > 0)
    expect(eventsNamed(events, 'form_sent').map(({ properties }) => properties)).toEqual([
      { form: 'newsletter' },
    ])
    expect(JSON.stringify(events)).not.toContain(email)
  })

  it('an unknown path is recorded as an error', async () => {
    const page = await visit('/nothing/here?secret=1')
    const events = await waitForEvents(
      await acceptAll(page),
      events => eventsNamed(events, 'error').length > 0,
    )
    expect(eventsNamed(events, 'error')[0]?.properties).toEqual({
      source: 'not_found',
      message: '/nothing/here',
    })
  })

  it('the signed-in areas are counted view by view', async () => {
    const page = await visit('/')
    const ids = await acceptAll(page)
    await logIn(page, demoPartner)
    await page.waitForURL(/\/partner\/dashboard/)
    await page.getByRole('link', { name: partner.dashboard.earnings, exact: true }).first().click()
    await page.getByRole('region', { name: 'Intjäning i siffror' }).waitFor()
    await page.goto('/about')
    const events = await waitForEvents(ids, events => eventsNamed(events, 'page_view').length >= 4)
    const paths = eventsNamed(events, 'page_view').map(({ context }) => context.path)
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
    // The app starts while the next page is on its way, and its router replaces the history entry.
    await page.addInitScript(() => {
      window.navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'replace') console.debug('replaced')
      })
    })
    const replaced = page.waitForEvent('console', message => message.text() === 'replaced')
    await page.route('**/about', async route => {
      await replaced
      await route.continue()
    })
    await page.goto(campaign, { referer })
    await bannerButton(page, 'Acceptera alla').waitFor()
    await follow(page)
    expect((await readKept(page)).keys.filter(key => key !== 'language')).toEqual([])
    expect((await acceptAll(page)).first_touch).toMatchObject(touched)
  })

  it('loses nothing if a link is followed before the counting script has loaded', async () => {
    const page = await visit('about:blank')
    let isSlow = true
    await page.route('**/assets/analytics*', route => (isSlow ? undefined : route.continue()))
    await page.goto(campaign, { referer })
    await bannerButton(page, 'Acceptera alla').click()
    isSlow = false
    await follow(page)
    const ids = await waitForIds(page)
    expect(ids.first_touch).toMatchObject(touched)
    const events = await waitForEvents(ids, events => eventsNamed(events, 'page_view').length === 2)
    expect(eventsNamed(events, 'page_view').map(({ context }) => [context.path, context.referrer])).toEqual([
      ['/', referer],
      ['/about', `${origin}/`],
    ])
  })
})

it('a prerendered page counts nothing until somebody sees it', async () => {
  const page = await visit('/')
  const ids = await acceptAll(page)
  await waitForEvents(ids, events => eventsNamed(events, 'page_view').length === 1)
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
  const events = await waitForEvents(ids, events => eventsNamed(events, 'page_view').length === 2)
  expect(eventsNamed(events, 'page_view').at(-1)?.context.path).toBe('/about')
})

describe('advertising ids', () => {
  it('are kept and sent only with consent to marketing, and removed when it is withdrawn', async () => {
    const page = await visit('/?gclid=click-1')
    await page.locator('[data-consent-banner]:not([hidden])').waitFor()
    await setConsent(page, { analytics: true, marketing: false })
    await vi.waitFor(async () => expect(await readIds(page)).not.toBeNull(), waitOptions)
    expect((await readIds(page))?.first_touch.gclid).toBeNull()

    const other = await visit('/?gclid=click-2')
    const ids = await acceptAll(other)
    expect(ids.first_touch.gclid).toBe('click-2')
    const [told] = await waitForEvents(ids, events => events.length > 0)
    expect(told?.context.first_touch.gclid).toBe('click-2')
    expect(told?.context.url).toBe(`${origin}/`)
    await setConsent(other, { analytics: true, marketing: false })
    expect((await readIds(other))?.first_touch.gclid).toBeNull()
    expect((await readIds(other))?.anonymous_id).toBe(ids.anonymous_id)
  })
})

describe('withdrawn consent', () => {
  it('removes the ids at once, and nothing more is sent from any tab', async () => {
    const page = await visit('/')
    const ids = await acceptAll(page)
    const tab = await page.context().newPage()
    await tab.goto('/pricing')
    await waitForEvents(ids, events => eventsNamed(events, 'page_view').length === 2)
    const asked = recordAnalyticsRequests(page)
    await setConsent(page, { analytics: false, marketing: false })
    expect(await readIds(page)).toBeNull()
    expect(await readKept(tab)).toMatchObject({ keys: ['consent'], cookies: '' })
    for (const open of [tab, page]) {
      await open.getByRole('banner').getByRole('button', { name: 'Registrera dig' }).click()
      await open.getByRole('dialog').waitFor()
      await open.goto('/about')
      await open.waitForLoadState('load')
    }
    expect(asked).toEqual([])
    expect(await readIds(tab)).toBeNull()
    // What the two tabs did after the second page view never arrives, also not with another visitor's request.
    const told = await readArrivedEvents(ids)
    expect(told.filter(({ event_name }) => event_name === 'button_click')).toEqual([])
  })
})

it('if given again counts at once, as a new visitor', async () => {
  const page = await visit('/')
  const before = await acceptAll(page)
  await setConsent(page, { analytics: false, marketing: false })
  await setConsent(page, { analytics: true, marketing: false })
  const ids = await readIds(page)
  expect(ids?.anonymous_id).not.toBe(before.anonymous_id)
  const [first] = await waitForEvents(ids ?? before, events => events.length > 0)
  expect(first).toMatchObject({ event_name: 'page_view', context: { path: '/' } })
})

describe('a session', () => {
  it('is a new one after half an hour without events, of the same visitor', async () => {
    const page = await visit('/')
    const first = await acceptAll(page)
    const now = Date.now()
    const pressAt = async (minutes: number) => {
      await page.clock.setSystemTime(now + minutes * 60_000)
      await page.getByRole('banner').getByRole('button', { name: 'Kompetenser' }).click()
      return readIds(page)
    }
    expect((await pressAt(29))?.session_id).toBe(first.session_id)
    const later = await pressAt(60)
    expect(later?.session_id).not.toBe(first.session_id)
    expect(later?.anonymous_id).toBe(first.anonymous_id)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent } from '#shared/analytics/event.ts'
import { clicksOn } from '#web/src/features/analytics/clicks.ts'
import { errorOf, wordsOf } from '#web/src/features/analytics/errors.ts'
import { forgetAdvertising, identify } from '#web/src/features/analytics/identity.ts'
import { discard, enqueue, flush } from '#web/src/features/analytics/outbox.ts'
import { pageFrom, touchOf } from '#web/src/features/analytics/page.ts'
import { storeConsent } from '#web/src/platform/consent.ts'
import { buildAnalyticsEvent } from '../builders/analytics-event.ts'

const minute = 60_000
const day = 24 * 60 * minute

const allow = (analytics: boolean, marketing: boolean) =>
  storeConsent([
    { name: 'analytics', checked: analytics },
    { name: 'marketing', checked: marketing },
  ])

const at = (address: string, referrer = '') => {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { referrer })
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  at('https://site.example/')
})

afterEach(() => {
  discard()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const ids = () => identify(() => touchOf(true))

describe('a session', () => {
  it('continues while there is never half an hour between two events', () => {
    const first = ids().session_id
    for (let events = 0; events < 10; events++) {
      later(30 * minute - 1)
      expect(ids().session_id).toBe(first)
    }
    later(30 * minute)
    expect(ids().session_id).not.toBe(first)
  })

  it('ends after a day, however busy', () => {
    const first = ids().session_id
    for (let passed = 20 * minute; passed < day; passed += 20 * minute) {
      later(20 * minute)
      expect(ids().session_id).toBe(first)
    }
    later(20 * minute)
    expect(ids().session_id).not.toBe(first)
  })
})

describe('a visitor', () => {
  it('is the same for 180 days from the first one, not from the last', () => {
    const first = ids().anonymous_id
    later(100 * day)
    expect(ids().anonymous_id).toBe(first)
    later(80 * day - 1)
    expect(ids().anonymous_id).toBe(first)
    later(1)
    expect(ids().anonymous_id).not.toBe(first)
  })

  it('keeps what led them here first, for as long', () => {
    at('https://site.example/?utm_source=mail', 'https://search.example/find?q=me#top')
    const { first_touch } = ids()
    expect(first_touch).toMatchObject({ utm_source: 'mail', referrer: 'https://search.example/find' })
    at('https://site.example/?utm_source=other')
    later(180 * day - 1)
    expect(ids().first_touch).toEqual(first_touch)
    later(1)
    expect(ids().first_touch).toMatchObject({ utm_source: 'other', referrer: null })
  })

  it('gets a new id if the kept ids cannot be read, or come from a clock ahead', () => {
    kept.set('analytics', '{"anonymous_id":')
    expect(ids().anonymous_id).toMatch(/^[\da-f-]{36}$/)
    const ahead = ids().anonymous_id
    later(-day)
    expect(ids().anonymous_id).not.toBe(ahead)
  })
})

describe('what led here', () => {
  it('includes advertising ids only if marketing is allowed', () => {
    at('https://site.example/?gclid=one&fbclid=two')
    expect(touchOf(false)).toMatchObject({ gclid: null, fbclid: null })
    expect(touchOf(true)).toMatchObject({ gclid: 'one', fbclid: 'two' })
  })

  it('loses only those when marketing consent is withdrawn', () => {
    at('https://site.example/?gclid=one&utm_source=mail')
    const before = ids()
    forgetAdvertising()
    const after = ids()
    expect(after.first_touch).toMatchObject({ gclid: null, utm_source: 'mail' })
    expect(after.anonymous_id).toBe(before.anonymous_id)
  })

  it('is never another page of the site', () => {
    at('https://site.example/pricing', 'https://site.example/?token=abc')
    expect(touchOf(true).referrer).toBeNull()
  })
})

it('a page is recorded without anything of its URL but the campaign', () => {
  at('https://site.example/newsletter/confirm?token=abc&utm_source=mail&gclid=x#key')
  expect(pageFrom('https://site.example/?email=anna@verkstad.se')).toEqual({
    url: 'https://site.example/newsletter/confirm?utm_source=mail',
    path: '/newsletter/confirm',
    referrer: 'https://site.example/',
  })
})

describe('errors', () => {
  it.each([
    [`Unexpected token 'anna@verkstad.se' in JSON`, 'Unexpected token … in JSON'],
    ['No order of anna@verkstad.se', 'No order of …'],
    [
      'Cannot read properties of undefined (reading "Anna Berg")',
      'Cannot read properties of undefined (reading …)',
    ],
    ['556677-8899 is taken', '…-… is taken'],
  ])('%s is told without whose data it is', (message, told) => {
    expect(errorOf('error', message).properties).toEqual({ source: 'error', message: told })
  })

  it('are cut at 200 characters, and other values are recorded by their type alone', () => {
    const { properties } = errorOf('error', 'x y '.repeat(100))
    expect((properties as { message: string }).message).toHaveLength(200)
    expect(wordsOf(new TypeError('of undefined'))).toBe('TypeError: of undefined')
    expect(wordsOf('anna@verkstad.se')).toBe('string')
  })
})

/** The part of an element that a press reads. */
const pressed = (attributes: Record<string, string>, inside = '') => {
  const element = {
    dataset: { button: attributes['data-button'] },
    hasAttribute: (name: string) => name in attributes,
    getAttribute: (name: string) => attributes[name] ?? null,
    closest: (selector: string) => (selector === 'button, a' || selector === inside ? element : null),
  }
  return clicksOn(element as unknown as Element)
}

describe('a press', () => {
  it('on what opens a sign-up is a conversion, too, and has its place', () => {
    expect(pressed({ 'data-button': 'partner-sign-up' }, 'dialog')).toEqual([
      { event_name: 'button_click', properties: { button: 'partner-sign-up', part: 'dialog' } },
      { event_name: 'engineer_clicked', properties: { part: 'dialog' } },
    ])
    expect(pressed({ 'data-button': 'business-sign-up' }).at(1)?.event_name).toBe('employer_clicked')
  })

  it.each([
    [{ hreflang: 'en' }, 'language'],
    [{ href: 'mailto:hej@nodverk.example' }, 'mail'],
    [{ type: 'submit' }, 'submit'],
    [{ popovertarget: 'services-menu' }, 'services-menu'],
  ])('on %o is one on %s', (attributes, button) => {
    expect(pressed(attributes)).toEqual([
      { event_name: 'button_click', properties: { button, part: 'page' } },
    ])
  })

  it('on anything else is not recorded, so that no text of a page ever is', () => {
    expect(pressed({ 'aria-label': 'Remove cv-anna-berg.pdf' })).toEqual([])
    expect(pressed({ 'data-button': 'cv-anna-berg.pdf' })).toEqual([])
  })
})

type Body = { events: AnalyticsEvent[]; consent: object }

const createServer = (...answers: (number | Error)[]) => {
  const bodies: Body[] = []
  const asked = vi.fn(async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    const answer = answers.shift() ?? 202
    if (answer instanceof Error) throw answer
    return { ok: answer < 300, status: answer }
  })
  vi.stubGlobal('fetch', asked)
  return { bodies, asked }
}

describe('what waits', () => {
  it('is sent together after five seconds, outliving its page', async () => {
    allow(true, false)
    const { bodies, asked } = createServer()
    const events = [buildAnalyticsEvent(), buildAnalyticsEvent()]
    for (const event of events) enqueue(event)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(bodies).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(bodies).toEqual([{ events, consent: { analytics: true, marketing: false } }])
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
  })

  it('is sent at once when there are twenty, and never more in one request', async () => {
    allow(true, false)
    const { bodies } = createServer()
    for (let count = 0; count < 25; count++) enqueue(buildAnalyticsEvent())
    expect(bodies.map(({ events }) => events.length)).toEqual([20])
    flush()
    expect(bodies.map(({ events }) => events.length)).toEqual([20, 5])
  })

  it('is split if it would be too large for a request that outlives its page', () => {
    allow(true, false)
    const { bodies } = createServer()
    const context = { user_agent: 'x'.repeat(300), url: `https://site.example/${'x'.repeat(470)}` }
    const long = () => buildAnalyticsEvent({ context: { ...context, referrer: 'x'.repeat(5_000) } })
    for (let count = 0; count < 12; count++) enqueue(long())
    flush()
    expect(bodies.length).toBeGreaterThan(1)
    expect(bodies.flatMap(({ events }) => events)).toHaveLength(12)
    for (const body of bodies) expect(JSON.stringify(body).length).toBeLessThan(60_000)
  })

  it('is retried once, with the same events, if the server or the network failed', async () => {
    allow(true, false)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { bodies } = createServer(503, new TypeError('offline'))
    enqueue(buildAnalyticsEvent())
    flush()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toEqual(bodies[0])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toHaveLength(2)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })

  it('is not retried if the server refused it', async () => {
    allow(true, false)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { bodies } = createServer(403)
    enqueue(buildAnalyticsEvent())
    flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toHaveLength(1)
  })

  it('is not sent if consent was withdrawn in the meantime, not even as a retry', async () => {
    allow(true, false)
    const { bodies } = createServer(503)
    enqueue(buildAnalyticsEvent())
    flush()
    await vi.advanceTimersByTimeAsync(1_000)
    allow(false, false)
    enqueue(buildAnalyticsEvent())
    flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(bodies).toHaveLength(1)
  })

  it('loses its advertising ids if marketing consent was withdrawn in the meantime', () => {
    allow(true, true)
    const { bodies } = createServer()
    enqueue(buildAnalyticsEvent({ firstTouch: { gclid: 'one', utm_source: 'mail' } }))
    allow(true, false)
    flush()
    expect(bodies[0]?.events[0]?.context.first_touch).toMatchObject({ gclid: null, utm_source: 'mail' })
    expect(bodies[0]?.consent).toEqual({ analytics: true, marketing: false })
  })
})

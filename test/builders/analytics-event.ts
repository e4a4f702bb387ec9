import { randomUUID } from 'node:crypto'
import type { AnalyticsEvent, FirstTouch } from '#shared/analytics/event.ts'

const untouched: FirstTouch = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  gclid: null,
  fbclid: null,
  referrer: null,
}

type Given = {
  what?: Pick<AnalyticsEvent, 'event_name' | 'properties'>
  firstTouch?: Partial<FirstTouch>
  context?: Partial<AnalyticsEvent['context']>
  at?: string
}

/** Builds an event as a page sends it; a page view by default. */
export const buildAnalyticsEvent = ({ what, firstTouch, context, at }: Given = {}): AnalyticsEvent =>
  ({
    event_id: randomUUID(),
    event_time: at ?? '2026-03-01T12:00:00.000Z',
    ...(what ?? { event_name: 'page_view', properties: {} }),
    context: {
      anonymous_id: randomUUID(),
      session_id: randomUUID(),
      url: 'https://site.example/pricing',
      path: '/pricing',
      referrer: null,
      first_touch: { ...untouched, ...firstTouch },
      viewport: { width: 1280, height: 800 },
      screen: { width: 1920, height: 1080 },
      language: 'sv-SE',
      user_agent: 'Mozilla/5.0',
      timezone: 'Europe/Stockholm',
      ...context,
    },
  }) as AnalyticsEvent

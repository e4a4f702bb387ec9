import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { tableColumns } from '#infra/analytics/athena.ts'
import { columns } from '#infra/analytics/columns.ts'
import { queries } from '#infra/analytics/queries.ts'
import { type Collected, openEvents } from '#infra/local/analytics/database.ts'
import { tableOf } from '#infra/local/analytics/print.ts'
import { type AnalyticsEvent, analyticsEvent } from '#shared/analytics/event.ts'
import { formNames } from '#shared/analytics/names.ts'
import { buildAnalyticsEvent } from '../builders/analytics-event.ts'

type Visitor = Pick<AnalyticsEvent['context'], 'anonymous_id' | 'session_id'>

const newVisitor = (): Visitor => ({ anonymous_id: randomUUID(), session_id: randomUUID() })
const [anna, bo] = [newVisitor(), newVisitor()]
const annaAgain = { ...anna, session_id: randomUUID() }

const on = (dt: string, event: AnalyticsEvent): Collected => ({ dt, line: JSON.stringify(event) })
const view = (context: Visitor, path: string, firstTouch = {}) =>
  buildAnalyticsEvent({ context: { ...context, path }, firstTouch })
const vital = (name: 'LCP' | 'CLS', value: number) =>
  buildAnalyticsEvent({
    what: { event_name: 'web_vital', properties: { name, value } },
    context: { ...anna, path: '/' },
  })
const sent = (context: Visitor, form: 'meeting' | 'newsletter') =>
  buildAnalyticsEvent({
    what: { event_name: 'form_sent', properties: { form } },
    context: { ...context, path: '/' },
  })
const failed = (context: Visitor, message: string, at?: string) =>
  buildAnalyticsEvent({
    what: { event_name: 'error', properties: { source: 'error', message } },
    context,
    ...(at && { at }),
  })

const twice = sent(anna, 'meeting')
const fixture: Collected[] = [
  on('2026-03-01', view(anna, '/', { utm_source: 'mail', utm_medium: 'news', utm_campaign: 'spring' })),
  on(
    '2026-03-01',
    view(anna, '/pricing', { utm_source: 'mail', utm_medium: 'news', utm_campaign: 'spring' }),
  ),
  on('2026-03-01', twice),
  // Sent again by the page the next day, and delivered twice by the queue.
  on('2026-03-02', twice),
  on('2026-03-02', twice),
  on('2026-03-02', view(annaAgain, '/')),
  on('2026-03-02', view(bo, '/', { referrer: 'https://search.example/' })),
  on(
    '2026-03-02',
    buildAnalyticsEvent({
      what: { event_name: 'employer_clicked', properties: { part: 'page' } },
      context: { ...bo, path: '/' },
    }),
  ),
  on(
    '2026-03-02',
    buildAnalyticsEvent({
      what: { event_name: 'button_click', properties: { button: 'business-sign-up', part: 'page' } },
      context: { ...bo, path: '/' },
    }),
  ),
  ...[100, 400, 200, 300].map(value => on('2026-03-01', vital('LCP', value))),
  on('2026-03-01', vital('CLS', 0.05)),
  on('2026-03-01', failed(anna, 'TypeError', '2026-03-01T10:00:00.000Z')),
  on('2026-03-02', failed(bo, 'TypeError', '2026-03-02T10:00:00.000Z')),
  on('2026-03-02', failed(bo, 'RangeError')),
]

const events = (collected: readonly Collected[] = fixture) => {
  const opened = openEvents(collected)
  onTestFinished(() => opened.close())
  return opened
}

describe('over the collected events', () => {
  test('visits are counted by day, a repeated event once', () => {
    expect(events().run('visits')).toEqual([
      { day: '2026-03-02', visitors: 2, sessions: 2, page_views: 2 },
      { day: '2026-03-01', visitors: 1, sessions: 1, page_views: 2 },
    ])
  })

  test('sources are listed by first touch, with their conversions', () => {
    const rows = events([
      on('2026-03-01', view(anna, '/', { utm_source: 'mail', utm_medium: 'news', utm_campaign: 'spring' })),
      on(
        '2026-03-01',
        view(annaAgain, '/', { utm_source: 'mail', utm_medium: 'news', utm_campaign: 'spring' }),
      ),
      on('2026-03-01', view(bo, '/', { referrer: 'https://search.example/' })),
      on('2026-03-01', view(newVisitor(), '/')),
      on(
        '2026-03-01',
        buildAnalyticsEvent({
          what: { event_name: 'form_sent', properties: { form: 'meeting' } },
          context: bo,
          firstTouch: { referrer: 'https://search.example/' },
        }),
      ),
    ]).run('sources')
    expect(rows).toEqual([
      { source: 'mail', medium: 'news', campaign: 'spring', visitors: 1, sessions: 2, with_form: 0 },
      { source: '(direct)', medium: '', campaign: '', visitors: 1, sessions: 1, with_form: 0 },
      { source: 'https://search.example/', medium: '', campaign: '', visitors: 1, sessions: 1, with_form: 1 },
    ])
  })

  test('pages are reported with their views and pressed buttons', () => {
    expect(events().run('pages')).toEqual([
      { path: '/', views: 3, sessions: 3, clicks: 1, employer_clicks: 1, engineer_clicks: 0 },
      { path: '/pricing', views: 1, sessions: 1, clicks: 0, employer_clicks: 0, engineer_clicks: 0 },
    ])
  })

  test('the funnel names every form, with the share of sessions that sent it', () => {
    const rows = events([...fixture, on('2026-03-02', sent(bo, 'newsletter'))]).run('funnel')
    expect(rows).toHaveLength(formNames.length)
    expect(rows.slice(0, 3)).toEqual([
      { form: 'meeting', sessions: 1, percent: 33.3 },
      { form: 'newsletter', sessions: 1, percent: 33.3 },
      { form: 'business_inquiry', sessions: 0, percent: 0 },
    ])
  })

  test('web vitals are reported at p75, by page', () => {
    expect(events().run('vitals')).toEqual([
      { vital: 'CLS', path: '/', p75: 0.05, loads: 1 },
      { vital: 'LCP', path: '/', p75: 300, loads: 4 },
    ])
  })

  test('errors are reported by their message, the most frequent first', () => {
    expect(events().run('errors')).toEqual([
      {
        source: 'error',
        message: 'TypeError',
        times: 2,
        sessions: 2,
        last_time: '2026-03-02T10:00:00.000Z',
      },
      expect.objectContaining({ message: 'RangeError', times: 1, sessions: 1 }),
    ])
  })
})

test('without events, all six queries return without error', () => {
  const nothing = events([])
  for (const name of Object.keys(queries) as (keyof typeof queries)[]) {
    const rows = nothing.run(name)
    expect(rows.every(row => (row.sessions ?? 0) === 0)).toBe(true)
    expect(tableOf(queries[name], rows)).toContain(queries[name].title)
  }
})

test('a table aligns its columns, figures to the right', () => {
  const rows = [
    { path: '/', views: 1_200 },
    { path: '/pricing', views: 7 },
  ]
  expect(tableOf(queries.pages, rows).split('\n').slice(1)).toEqual([
    'path      views',
    '/          1200',
    '/pricing      7',
    '',
  ])
})

/** Returns the fields of an event's schema, as `context.first_touch.gclid`. */
const placesIn = (schema: unknown, at = ''): string[] => {
  const { shape, innerType, options } = (schema as { def: Record<string, unknown> }).def
  if (innerType) return placesIn(innerType, at)
  if (options) return (options as unknown[]).flatMap(one => placesIn(one, at))
  if (!shape) return [at]
  return Object.entries(shape as object).flatMap(([name, inner]) =>
    placesIn(inner, at ? `${at}.${name}` : name),
  )
}

/** Returns the same fields of a struct in Hive's types. */
const placesOf = (type: string, at: string): string[] => {
  const inner = /^struct<(.*)>$/.exec(type)?.[1]
  if (!inner) return [at]
  const fields = inner.match(/\w+:(?:struct<(?:[^<>]|<[^<>]*>)*>|\w+)/g) ?? []
  return fields.flatMap(field => {
    const [name = ''] = field.split(':')
    return placesOf(field.slice(name.length + 1), `${at}.${name}`)
  })
}

test('Athena’s table has every field of an event, and no other', () => {
  const inTable = Object.entries(tableColumns).flatMap(([name, type]) => placesOf(type, name))
  const inSchema = [...new Set(placesIn(analyticsEvent))].filter(place => place !== 'properties')
  expect(inTable.sort()).toEqual(inSchema.sort())
  for (const place of Object.values(columns)) expect(inTable).toContain(place)
})

import { type FormName, formNames } from '#shared/analytics/names.ts'

export type Query = { title: string; description: string; sql: string }

const share = (part: string, whole: string) =>
  `round(100.0 * CAST(${part} AS double) / CAST(${whole} AS double), 1)`

/** The sessions that opened a page, and those of them that sent a form. */
const funnelTo = (form: FormName) => `
  SELECT '${form}' AS form, count(DISTINCT session_id) AS sessions
  FROM events WHERE event_name = 'form_sent' AND form = '${form}'`

/**
 * The queries, for both Athena and SQLite: each provides a table `events` with one row per event_id (athena.ts,
 * local/analytics/database.ts) and the function approx_percentile.
 */
export const queries = {
  visits: {
    title: 'Visits',
    description: 'Visitors, sessions and page views by day',
    sql: `
SELECT dt AS day, count(DISTINCT anonymous_id) AS visitors, count(DISTINCT session_id) AS sessions,
  count(CASE WHEN event_name = 'page_view' THEN 1 END) AS page_views
FROM events
GROUP BY dt
ORDER BY dt DESC`,
  },
  sources: {
    title: 'Sources',
    description: 'Where visitors came from first, and how many of their sessions sent a form',
    sql: `
SELECT coalesce(utm_source, first_referrer, '(direct)') AS source, coalesce(utm_medium, '') AS medium,
  coalesce(utm_campaign, '') AS campaign, count(DISTINCT anonymous_id) AS visitors,
  count(DISTINCT session_id) AS sessions,
  count(DISTINCT CASE WHEN event_name = 'form_sent' THEN session_id END) AS with_form
FROM events
GROUP BY coalesce(utm_source, first_referrer, '(direct)'), coalesce(utm_medium, ''), coalesce(utm_campaign, '')
ORDER BY sessions DESC, source`,
  },
  pages: {
    title: 'Pages',
    description: 'Views of each page, and the presses on the buttons that lead on',
    sql: `
SELECT path, count(CASE WHEN event_name = 'page_view' THEN 1 END) AS views,
  count(DISTINCT CASE WHEN event_name = 'page_view' THEN session_id END) AS sessions,
  count(CASE WHEN event_name = 'button_click' THEN 1 END) AS clicks,
  count(CASE WHEN event_name = 'employer_clicked' THEN 1 END) AS employer_clicks,
  count(CASE WHEN event_name = 'engineer_clicked' THEN 1 END) AS engineer_clicks
FROM events
GROUP BY path
ORDER BY views DESC, path`,
  },
  funnel: {
    title: 'Funnel to each form',
    description: 'Of all sessions with a page view, those that sent each form',
    sql: `
SELECT form, sessions,
  ${share('sessions', "nullif((SELECT count(DISTINCT session_id) FROM events WHERE event_name = 'page_view'), 0)")} AS percent
FROM (${formNames.map(funnelTo).join('\n  UNION ALL')}
) AS sent
ORDER BY sessions DESC, form`,
  },
  vitals: {
    title: 'Web vitals at p75',
    description: 'What three of four page loads stay within: milliseconds, of CLS the score',
    sql: `
SELECT name AS vital, path, approx_percentile(value, 0.75) AS p75, count(*) AS loads
FROM events
WHERE event_name = 'web_vital'
GROUP BY name, path
ORDER BY name, loads DESC, path`,
  },
  errors: {
    title: 'Errors',
    description: 'What went wrong in browsers, and for how many sessions',
    sql: `
SELECT source, message, count(*) AS times, count(DISTINCT session_id) AS sessions, max(event_time) AS last_time
FROM events
WHERE event_name = 'error'
GROUP BY source, message
ORDER BY times DESC, message`,
  },
} as const satisfies Record<string, Query>

export type QueryName = keyof typeof queries

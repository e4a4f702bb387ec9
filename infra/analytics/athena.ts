import { columns } from './columns.ts'

/** Days that a saved query covers; the number can be changed in the query's text. */
const days = 30

const selected = Object.entries(columns).map(([column, place]) => `${place} AS ${column}`)

/** A query for Athena over the table's events of the last days, each event once, with the columns' names. */
export const forAthena = (sql: string, table: string): string => `WITH deliveries AS (
  SELECT dt, ${selected.join(', ')},
    row_number() OVER (PARTITION BY event_id ORDER BY dt) AS delivery
  FROM ${table}
  WHERE dt >= date_format(current_date - interval '${days}' day, '%Y-%m-%d')
), events AS (SELECT * FROM deliveries WHERE delivery = 1)${sql}
`

const text = 'string'
const fields = (names: Record<string, string>): string =>
  `struct<${Object.entries(names)
    .map(([name, type]) => `${name}:${type}`)
    .join(',')}>`
const pixels = fields({ width: 'int', height: 'int' })

/** An event in Hive's types; a test compares them with its schema in shared/analytics/event.ts. */
export const tableColumns = {
  event_id: text,
  event_name: text,
  event_time: text,
  properties: fields({
    name: text,
    value: 'double',
    button: text,
    part: text,
    form: text,
    source: text,
    message: text,
  }),
  context: fields({
    anonymous_id: text,
    session_id: text,
    url: text,
    path: text,
    referrer: text,
    first_touch: fields({
      utm_source: text,
      utm_medium: text,
      utm_campaign: text,
      utm_term: text,
      utm_content: text,
      gclid: text,
      fbclid: text,
      referrer: text,
    }),
    viewport: pixels,
    screen: pixels,
    language: text,
    user_agent: text,
    timezone: text,
  }),
} as const

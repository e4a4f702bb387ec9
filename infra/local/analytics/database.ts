import { DatabaseSync } from 'node:sqlite'
import { columns } from '#infra/analytics/columns.ts'
import { type QueryName, queries } from '#infra/analytics/queries.ts'

/** One event as a line of a file, with the day of that file. */
export type Collected = { dt: string; line: string }

export type Row = Record<string, string | number | null>

/** Like Trino's approx_percentile: the value below which the given share of all values lies. */
const percentile = (values: readonly number[], wanted: number): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(wanted * sorted.length) - 1)] ?? null
}

/** An aggregate can keep only SQLite's own types between two rows, so the share and the values are one text. */
const knowPercentiles = (database: DatabaseSync): void => {
  database.aggregate('approx_percentile', {
    start: '',
    step: (kept, value, share) => `${kept}${kept ? ',' : `${share};`}${value}`,
    result: kept => {
      const [wanted, values = ''] = String(kept).split(';')
      return percentile(values.split(',').map(Number), Number(wanted))
    },
  })
}

/** Runs the six queries over collected events; an event that was delivered twice counts once. */
export const openEvents = (collected: Iterable<Collected>) => {
  const database = new DatabaseSync(':memory:')
  knowPercentiles(database)
  database.exec('CREATE TABLE collected (dt TEXT NOT NULL, line TEXT NOT NULL)')
  const insert = database.prepare('INSERT INTO collected VALUES (?, ?)')
  for (const { dt, line } of collected) insert.run(dt, line)
  const selected = Object.entries(columns).map(
    ([column, place]) => `json_extract(line, '$.${place}') AS ${column}`,
  )
  // A table, not a view: the lines are parsed once for all six.
  database.exec(`CREATE TABLE events AS SELECT * FROM (
    SELECT dt, ${selected.join(', ')},
      row_number() OVER (PARTITION BY json_extract(line, '$.event_id') ORDER BY dt) AS delivery
    FROM collected
  ) WHERE delivery = 1`)
  return {
    run: (name: QueryName): Row[] => database.prepare(queries[name].sql).all() as Row[],
    close: () => database.close(),
  }
}

import type { Query } from '#infra/analytics/queries.ts'
import type { Row } from './database.ts'

const shown = (value: string | number | null | undefined): string => String(value ?? '')

const columnOf = (rows: readonly Row[], name: string): string[] => {
  const cells = [name, ...rows.map(row => shown(row[name]))]
  const width = Math.max(...cells.map(cell => cell.length))
  const isNumber = rows.every(row => typeof row[name] === 'number')
  return cells.map(cell => (isNumber ? cell.padStart(width) : cell.padEnd(width)))
}

/** The rows of a query as a table for the terminal. */
export const tableOf = ({ title, description }: Query, rows: readonly Row[]): string => {
  const [first] = rows
  if (!first) return `${title}: nothing yet.\n`
  const columns = Object.keys(first).map(name => columnOf(rows, name))
  const lines = [first, ...rows].map((_, line) =>
    columns
      .map(column => column[line])
      .join('  ')
      .trimEnd(),
  )
  return [`${title}: ${description.toLowerCase()}`, ...lines, ''].join('\n')
}

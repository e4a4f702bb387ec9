import { type CsvCell, csv } from '#shared/csv.ts'

type Item = Readonly<Record<string, unknown>>

const text = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// What a visitor typed must not move the cursor of whoever reads it.
const printable = (value: unknown): string => text(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const widest = 60

// Never the first one: it is what the next command is given.
const cut = (cell: string, place: number): string =>
  place > 0 && cell.length > widest ? `${cell.slice(0, widest - 1)}…` : cell

/** Items under each other, one column a field. */
export const tableOf = (items: readonly Item[], columns: readonly string[]): string => {
  const rows = [
    columns,
    ...items.map(item => columns.map((column, place) => cut(printable(item[column]), place))),
  ]
  const widths = columns.map((_, place) => Math.max(...rows.map(row => row[place]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const csvCell = (value: unknown): CsvCell => (typeof value === 'number' ? value : text(value))

/** Items for a spreadsheet, all of their fields. */
export const csvOf = (items: readonly Item[], columns: readonly string[]): string => {
  const others = new Set(items.flatMap(item => Object.keys(item)))
  const all = [...new Set([...columns, ...others])]
  // Printing adds the end of the last line.
  return csv([all, ...items.map(item => all.map(column => csvCell(item[column])))]).slice(0, -2)
}

/** The fields of one thing, one a line. */
export const linesOf = (item: Item): string => {
  const width = Math.max(0, ...Object.keys(item).map(name => name.length))
  return Object.entries(item)
    .map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}`.trimEnd())
    .join('\n')
}

import { type CsvCell, csv } from '#shared/csv.ts'

type Item = Readonly<Record<string, unknown>>

const text = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// A visitor's input must not control the operator's terminal.
const printable = (value: unknown): string => text(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')

const maxCellWidth = 60

const cut = (cell: string): string =>
  cell.length > maxCellWidth ? `${cell.slice(0, maxCellWidth - 1)}…` : cell

/** Items as a table with one column per field. The first column is not cut, nor those in `whole`. */
export const tableOf = (
  items: readonly Item[],
  columns: readonly string[],
  whole: readonly string[] = [],
): string => {
  const uncut = new Set([columns[0], ...whole])
  const cellOf = (item: Item, column: string): string => {
    const cell = printable(item[column])
    return uncut.has(column) ? cell : cut(cell)
  }
  const rows = [columns, ...items.map(item => columns.map(column => cellOf(item, column)))]
  const widths = columns.map((_, index) => Math.max(...rows.map(row => row[index]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const csvCell = (value: unknown): CsvCell => (typeof value === 'number' ? value : text(value))

/** Items as CSV with all of their fields. */
export const csvOf = (items: readonly Item[], columns: readonly string[]): string => {
  const others = new Set(items.flatMap(item => Object.keys(item)))
  const all = [...new Set([...columns, ...others])]
  // console.log adds the last line break.
  return csv([all, ...items.map(item => all.map(column => csvCell(item[column])))], 'sv').slice(0, -2)
}

/** The fields of one item, one per line. */
export const linesOf = (item: Item): string => {
  const width = Math.max(0, ...Object.keys(item).map(name => name.length))
  return Object.entries(item)
    .map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}`.trimEnd())
    .join('\n')
}

const isRow = (line: string): boolean => line.startsWith('|')

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

const pad = (cell: string, width: number): string =>
  /^-+$/.test(cell) ? '-'.repeat(width) : cell.padEnd(width)

/** A table with its columns as wide as their longest cells. */
const aligned = (rows: readonly string[]): string[] => {
  const cells = rows.map(cellsOf)
  const widthOf = (column: number) =>
    Math.max(...cells.map(row => row[column] ?? '').map(cell => (/^-+$/.test(cell) ? 3 : cell.length)))
  return cells.map(row => `| ${row.map((cell, column) => pad(cell, widthOf(column))).join(' | ')} |`)
}

/** The chart of docs/data-model.md with the rows of the table below a heading changed. Throws if there is no table. */
const changeRows = (
  chart: string,
  heading: string,
  change: (rows: readonly string[]) => readonly string[],
): string => {
  const lines = chart.split('\n')
  const start = lines.findIndex((line, index) => index > lines.indexOf(heading) && isRow(line))
  if (!lines.includes(heading) || start < 0)
    throw new Error(`Found no place to write to: "${heading}" is missing`)
  const length = lines.slice(start).findIndex(line => !isRow(line))
  const rows = lines.slice(start, start + length)
  return lines.toSpliced(start, length, ...aligned(change(rows))).join('\n')
}

/** Adds the row of a kind of item. */
export const addItem = (chart: string, row: string): string =>
  changeRows(chart, '## Items', rows => [...rows, row.trim()])

/** Names a kind among those that have the same index entry as another one. */
export const addIndexEntry = (chart: string, other: string, kind: string): string =>
  changeRows(chart, '## Index entries', rows =>
    rows.map(row => (row.includes(other) ? row.replace(/` *\|/, `\`, \`${kind}\` |`) : row)),
  )

const isRow = (line: string): boolean => line.startsWith('|')

/** The chart with the rows of the table below a heading changed; formatting aligns them. Throws if there is no table. */
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
  return lines.toSpliced(start, length, ...change(lines.slice(start, start + length))).join('\n')
}

/** Adds the row of a kind of item to the chart of docs/data-model.md. */
export const addItem = (chart: string, row: string): string =>
  changeRows(chart, '## Items', rows => [...rows, row.trim()])

/** Names a kind among those that have the same index entry as another one. */
export const addIndexEntry = (chart: string, other: string, kind: string): string =>
  changeRows(chart, '## Index entries', rows =>
    rows.map(row => (row.includes(other) ? row.replace(/` *\|/, `\`, \`${kind}\` |`) : row)),
  )

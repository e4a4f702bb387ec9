/** Rows as a table of Markdown, the first as its heading, with aligned columns. */
export const markdownTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const drawn = rows.map(
    row => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [drawn[0], `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...drawn.slice(1)].join('\n')
}

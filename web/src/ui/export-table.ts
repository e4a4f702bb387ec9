import type { CsvCell, CsvReader } from '#shared/csv.ts'

/** One column of an exported table. */
export type ExportColumn<Row> = {
  /** Its name in the file for programs; never changed, because programs look for it. */
  name: string
  /** Its heading in the reader's language. */
  heading: string
  /** Its cell in both files; a date as yyyy-mm-dd. */
  cell: (row: Row) => CsvCell
  /** Its cell in the reader's file, if that has a word for it. */
  word?: (row: Row) => string
}

/** The rows of an exported table, its headings first: words for people, fixed names for programs. */
export const exportRows = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  reader: CsvReader,
): CsvCell[][] => {
  if (reader === 'program')
    return [columns.map(({ name }) => name), ...rows.map(row => columns.map(({ cell }) => cell(row)))]
  const headings = columns.map(({ heading }) => heading)
  return [headings, ...rows.map(row => columns.map(({ cell, word = cell }) => word(row)))]
}

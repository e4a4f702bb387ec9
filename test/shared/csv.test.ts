import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from '#shared/csv.ts'

/** Reads a file like Excel: a quote opens a cell in which everything but two quotes is literal. */
const read = (text: string): string[][] => {
  const cells = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy)
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file is UTF-8 with its mark, semicolons, decimal commas and CRLF', () => {
  const text = csv([
    ['Månad', 'Timmar'],
    ['maj 2026', 12.5],
  ])
  expect([...bytes(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text.slice(1)).toBe('Månad;Timmar\r\nmaj 2026;12,5\r\n')
})

test.each(['=1+1', '+46', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is a text, no formula',
  typed => {
    expect(read(csv([[typed]]))).toEqual([[`'${typed}`]])
  },
)

test.each([
  ['\u0007=1+1', "'=1+1"],
  ['\u202e=1+1', "'=1+1"],
  ['Anna\u001b[2J\u0085Berg', 'Anna[2JBerg'],
])('%j does nothing to who opens it', (typed, cell) => {
  expect(read(csv([[typed]]))).toEqual([[cell]])
})

test.each(['Bergs;=1+1', 'Bergs,=1+1', 'Bergs\t=1+1'])('%j stays one cell in any settings', typed => {
  expect(csv([[typed]]).slice(1)).toBe(`"${typed}"\r\n`)
})

test('whatever is written is read again, quotes, line ends and semicolons too', () => {
  const cell = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'å', '"', ';', '\n', '\r', ' ', ',', '=', '-', "'") }),
    fc.string(),
  )
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
  const asText = (typed: string) => (/^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed)
  fc.assert(
    fc.property(rows, written => {
      expect(read(csv(written))).toEqual(written.map(row => row.map(asText)))
    }),
  )
})

test('a number is read again as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), quarters => {
      const [[figure = ''] = []] = read(csv([[quarters / 4]]))
      expect(Number(figure.replace(',', '.'))).toBe(quarters / 4)
    }),
  )
})

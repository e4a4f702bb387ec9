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

test('a Swede’s file is UTF-8 with its mark, semicolons, decimal commas and CRLF', () => {
  const text = csv(
    [
      ['Månad', 'Timmar'],
      ['2026-05', 12.5],
    ],
    'sv',
  )
  expect([...bytes(text).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(text.slice(1)).toBe('Månad;Timmar\r\n2026-05;12,5\r\n')
})

test('an English reader’s file has commas and decimal points, and a program’s has no mark either', () => {
  const rows = [
    ['Month', 'Hours; all'],
    ['2026-05', 1_204.5],
  ]
  const text = 'Month,"Hours; all"\r\n2026-05,1204.5\r\n'
  expect(csv(rows, 'en')).toBe(`\uFEFF${text}`)
  expect(csv(rows, 'program')).toBe(text)
})

test('a formula is no formula in any file', () => {
  for (const reader of ['sv', 'en', 'program'] as const)
    expect(csv([['=1+1']], reader).replace('\uFEFF', '')).toBe("'=1+1\r\n")
})

test.each(['=1+1', '+46', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is a text, no formula',
  typed => {
    expect(read(csv([[typed]], 'sv'))).toEqual([[`'${typed}`]])
  },
)

test.each([
  ['\u0007=1+1', "'=1+1"],
  ['\u202e=1+1', "'=1+1"],
  ['Anna\u001b[2J\u0085Berg', 'Anna[2JBerg'],
])('%j does nothing to who opens it', (typed, cell) => {
  expect(read(csv([[typed]], 'sv'))).toEqual([[cell]])
})

test.each(['Bergs;=1+1', 'Bergs,=1+1', 'Bergs\t=1+1'])('%j stays one cell in any settings', typed => {
  expect(csv([[typed]], 'sv').slice(1)).toBe(`"${typed}"\r\n`)
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
      expect(read(csv(written, 'sv'))).toEqual(written.map(row => row.map(asText)))
    }),
  )
})

test('a number is read again as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), quarters => {
      const [[figure = ''] = []] = read(csv([[quarters / 4]], 'sv'))
      expect(Number(figure.replace(',', '.'))).toBe(quarters / 4)
    }),
  )
})

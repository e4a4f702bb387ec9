import { expect, it } from 'vitest'
import { readArguments } from '#infra/operator/arguments.ts'
import { csvOf, linesOf, tableOf } from '#infra/operator/formats.ts'
import { moreText, resultText } from '#infra/operator/print.ts'
import { stageOf } from '#infra/operator/stage.ts'

it('a table shows ids in full, and cuts long texts', () => {
  const id = 'x'.repeat(90)
  const [head, row] = tableOf(
    [{ id, title: 'y'.repeat(90), company: null }],
    ['id', 'title', 'company'],
  ).split('\n')
  expect(head).toMatch(/^id +title +company$/)
  expect(row).toContain(id)
  expect(row).toMatch(/ y{59}…$/)
})

it('a table shows in full what is followed or typed', () => {
  const url = `https://files.example/${'x'.repeat(90)}`
  expect(tableOf([{ fileName: 'cv.pdf', url }], ['fileName', 'url'], ['url'])).toContain(url)
  const command = readArguments('inquiries files b1 5eed0001-0000-4000-8000-000000000001'.split(' '))
  if ('helpOf' in command) throw new Error('Help was read.')
  expect(resultText({ items: [{ fileName: 'a', url }], next: null }, command)).toContain(url)
})

it('a visitor’s text cannot move the cursor, hide or break a line', () => {
  const typed = 'Anna\u001b[2J\u202e\r\nBerg\u0007'
  for (const shown of [tableOf([{ name: typed }], ['name']), linesOf({ name: typed })]) {
    for (const control of ['\u001b', '\u202e', '\u0007', '\r']) expect(shown).not.toContain(control)
    expect(shown).toMatch(/Anna \[2J Berg/)
  }
})

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+46 70 123 45 67', "'+46 70 123 45 67"],
  ['@SUM(1)', "'@SUM(1)"],
  ['-1+1', "'-1+1"],
  ['Bergs, Mekaniska', '"Bergs, Mekaniska"'],
  ['Bergs;=1+1', '"Bergs;=1+1"'],
  ['\u001b=1+1', "'=1+1"],
  ['två\nrader', '"två\nrader"'],
])('a spreadsheet does not run %j', (typed, cell) => {
  expect(csvOf([{ name: typed }], ['name'])).toBe(`\uFEFFname\r\n${cell}`)
})

it('a spreadsheet can add up negative numbers', () => {
  expect(csvOf([{ credits: -5 }], ['credits'])).toBe('\uFEFFcredits\r\n-5')
})

it('a spreadsheet gets all fields of all items', () => {
  expect(
    csvOf(
      [
        { id: 1, a: 'x' },
        { id: 2, b: null },
      ],
      ['id'],
    ),
  ).toBe('\uFEFFid;a;b\r\n1;x;\r\n2;;')
})

it.each([
  ['businesses list', { items: [], next: 'a' }, 'There are more: --all, or --cursor a'],
  ['businesses list --csv', { items: [], next: 'a' }, 'There are more: --all, or --cursor a'],
  ['businesses list --json', { items: [], next: 'a' }, null],
  ['businesses list', { items: [], next: null }, null],
  ['search anna', { items: [], next: null, note: '3 more.' }, '3 more.'],
  ['partners approve p1', { changed: true }, null],
])('after "%s" it is said whether there is more', (line, answer, words) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  expect(moreText(answer, asked)).toBe(words)
})

const asAsked = (line: string) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  return asked
}

const order = { id: 'o1', createdAt: '2026-07-01T22:30:12.345Z', priceOre: 990_050, paidAt: null }

it('people get Swedish time to the minute and kronor, programs the function’s reply', () => {
  const page = { items: [order], next: null }
  for (const [line, price] of [
    ['orders list', '9900.5'],
    ['orders list --csv', '9900,5'],
  ] as const) {
    const text = resultText(page, asAsked(line))
    expect(text, line).toContain('2026-07-02 00:30')
    expect(text, line).toContain(price)
    expect(text, line).toContain('priceKronor')
    expect(text, line).not.toMatch(/Ore|Z\b/)
  }
  expect(JSON.parse(resultText(page, asAsked('orders list --json')))).toEqual(page)
  const item = { item: { ...order, entries: [{ createdAt: order.createdAt }] } }
  expect(resultText(item, asAsked('leads list get_started'))).toContain('"createdAt":"2026-07-02 00:30"')
})

it.each([
  [{ changed: true }, 'Done.'],
  [{ changed: false }, 'Nothing changed: it was done before.'],
  [{ changed: false, known: true }, 'Nothing changed: it was done before.'],
  [{ changed: false, known: false, removed: 0 }, 'Nothing changed: nothing is kept here about it.'],
])('%j is told as "%s"', (answer, words) => {
  expect(resultText(answer, asAsked('partners approve p1'))).toBe(words)
})

it.each([
  ['orders list', {}, null],
  ['orders list --stage dev', {}, 'dev'],
  ['orders list', { OPERATOR_STAGE: 'prod' }, 'prod'],
  ['orders list --stage dev', { OPERATOR_STAGE: 'prod' }, 'dev'],
  ['orders list --here', { OPERATOR_STAGE: 'prod' }, null],
])('"%s" with %j is for %s', (line, environment, stage) => {
  expect(stageOf(asAsked(line).options, environment)).toBe(stage)
})

it('both --here and --stage are refused', () => {
  expect(() => stageOf(asAsked('orders list --here --stage dev').options, {})).toThrow('not both')
})

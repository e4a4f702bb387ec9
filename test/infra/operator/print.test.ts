import { expect, it } from 'vitest'
import { readArguments } from '#infra/operator/arguments.ts'
import { moreText } from '#infra/operator/print.ts'
import { csvOf, linesOf, tableOf } from '#infra/operator/table.ts'

it('a table keeps what is copied whole, and cuts what is read', () => {
  const id = 'x'.repeat(90)
  const [head, row] = tableOf(
    [{ id, title: 'y'.repeat(90), company: null }],
    ['id', 'title', 'company'],
  ).split('\n')
  expect(head).toMatch(/^id +title +company$/)
  expect(row).toContain(id)
  expect(row).toMatch(/ y{59}…$/)
})

it('what a visitor typed cannot move the cursor, hide or break a line', () => {
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

it('a spreadsheet can add up what is below zero', () => {
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
  ['partners approve p1', { changed: true }, null],
])('after "%s" it is said whether there is more', (line, answer, words) => {
  const asked = readArguments(line.split(' '))
  if ('helpOf' in asked) throw new Error('Help was read.')
  expect(moreText(answer, asked)).toBe(words)
})

import { expect, test } from 'vitest'
import { searcher } from '#web/src/pages/business/services/search.ts'

const card = [
  'Cybersäkerhet',
  'DevOps & moln',
  'Skydd för styrsystem och kontor',
  'IEC 62443',
  'Fjärråtkomst',
]

test.each([
  ['cybersakerhet'],
  ['CYBERSÄKERHET'],
  ['fjarr'],
  ['säker'],
  ['cybersa\u0308kerhet'],
  ['iec 62443'],
  ['styrsystem moln'],
  [' kontor  '],
  [''],
])('“%s” finds the card', search => {
  expect(searcher(search)(card)).toBe(true)
})

test.each([['cyber handel'], ['robot'], ['kontorxiec']])('“%s” does not', search => {
  expect(searcher(search)(card)).toBe(false)
})

test('a word never runs over from one part into the next', () => {
  expect(searcher('molnskydd')(card)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { dateByKey, turned, weeksOf } from '#web/src/features/meetings/month-grid.ts'

const range = { earliest: '2026-11-24', latest: '2028-11-22' }
const press = (key: string, shiftKey = false) => ({ key, shiftKey })

describe('a month', () => {
  test('has its weeks from Monday to Sunday', () => {
    expect(weeksOf('2026-11')).toHaveLength(6)
    expect(weeksOf('2026-11')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeksOf('2027-02')).toHaveLength(4)
    expect(weeksOf('2028-02').flat().at(-6)).toBe('2028-02-29')
  })

  test('turns to the same day, to the last of a shorter month, and not beyond what can be chosen', () => {
    expect(turned('2027-01-31', 1, range)).toBe('2027-02-28')
    expect(turned('2027-01-15', -1, range)).toBe('2026-12-15')
    expect(turned('2026-12-10', -1, range)).toBe('2026-11-24')
    expect(turned('2028-10-30', 1, range)).toBe('2028-11-22')
  })
})

test.each([
  ['ArrowLeft', '2027-01-12'],
  ['ArrowRight', '2027-01-14'],
  ['ArrowUp', '2027-01-06'],
  ['ArrowDown', '2027-01-20'],
  ['Home', '2027-01-11'],
  ['End', '2027-01-17'],
  ['PageUp', '2026-12-13'],
  ['PageDown', '2027-02-13'],
])('%s leads from Wednesday the 13th of January to %s', (key, date) => {
  expect(dateByKey('2027-01-13', press(key), range)).toBe(date)
})

test('a key moves a year with shift, never beyond the range, and other keys do nothing', () => {
  expect(dateByKey('2027-01-13', press('PageDown', true), range)).toBe('2028-01-13')
  expect(dateByKey('2027-01-13', press('PageUp', true), range)).toBe('2026-11-24')
  expect(dateByKey('2027-01-13', press('Enter'), range)).toBeUndefined()
})

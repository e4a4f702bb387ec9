import { expect, it } from 'vitest'
import { hourFigure, kronor } from '#web/src/ui/quantities.ts'

it.each([
  [0, '0', '0'],
  [12.5, '12,5', '12.5'],
  [7.25, '7,25', '7.25'],
  [1204.75, '1\u00a0204,75', '1,204.75'],
  [160, '160', '160'],
])('%f hours are written %s in Swedish and %s in English', (hours, swedish, english) => {
  expect(hourFigure(hours, 'sv')).toBe(swedish)
  expect(hourFigure(hours, 'en')).toBe(english)
})

it('öre become whole kronor', () => {
  expect(kronor(112_500)).toBe(1_125)
  expect(kronor(149)).toBe(1)
  expect(kronor(150)).toBe(2)
})

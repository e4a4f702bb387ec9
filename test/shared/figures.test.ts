import { expect, it } from 'vitest'
import { figureOf } from '#shared/figures.ts'

it.each([
  [0, '0', '0'],
  [12.5, '12,5', '12.5'],
  [7.25, '7,25', '7.25'],
  [1204.75, '1\u00a0204,75', '1,204.75'],
  [160, '160', '160'],
])('%f hours are written %s in Swedish and %s in English', (hours, swedish, english) => {
  expect(figureOf(hours, 'sv')).toBe(swedish)
  expect(figureOf(hours, 'en')).toBe(english)
})

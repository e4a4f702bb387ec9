import { expect, it } from 'vitest'
import { forPeople } from '#shared/operator/display.ts'

it('an item is shown in Swedish time, kronor and hours, at any depth', () => {
  const line = { quarters: 30, priceOre: 112_550, at: '2026-11-29T02:49:12.000Z', note: 'quarters', ore: -5 }
  expect(forPeople({ approvedQuarters: 292, headquarters: 'Lund', lines: [line] })).toEqual({
    approvedHours: 73,
    headquarters: 'Lund',
    lines: [
      { hours: 7.5, priceKronor: 1125.5, at: '2026-11-29 03:49', note: 'quarters', amountKronor: -0.05 },
    ],
  })
})

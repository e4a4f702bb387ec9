import { expect, it } from 'vitest'
import { priceOreOf, seedPrices } from '#shared/credits/prices.ts'
import { isVatNumber } from '#shared/credits/vat-number.ts'

it('the first price list: 9 900 kr for ten, 1 125 kr each above, five per cent off from 50', () => {
  const kronor = Object.fromEntries(seedPrices.map(({ credits, priceOre }) => [credits, priceOre / 100]))
  expect(kronor).toEqual({
    10: 9_900,
    15: 16_875,
    20: 22_500,
    25: 28_125,
    30: 33_750,
    35: 39_375,
    40: 45_000,
    45: 50_625,
    50: 53_437.5,
    55: 58_781.25,
    60: 64_125,
  })
})

it('without a list a credit costs 1 125 kr', () => {
  expect(priceOreOf(50, [])).toBe(50 * 112_500)
})

it.each([
  ['SE556703748501', true],
  ['se 556703-7485 01', true],
  ['SE556703748502', false],
  ['DE556703748501', false],
  ['SE55670374850', false],
])('%s is a VAT number: %s', (text, is) => expect(isVatNumber(text)).toBe(is))

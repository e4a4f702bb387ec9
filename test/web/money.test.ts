import { describe, expect, it } from 'vitest'
import { currencies, inCurrency } from '#shared/credits/currencies.ts'
import { plans } from '#shared/credits/plans.ts'
import { creditSteps, creditValueOre } from '#shared/credits/prices.ts'
import { kronorFigure, kronorOf, money } from '#web/src/ui/money.ts'

describe('a price', () => {
  it.each([
    ['SEK', 'sv', '9\u00a0900\u00a0kr'],
    ['SEK', 'en', 'SEK\u00a09,900'],
    ['EUR', 'sv', '921\u00a0€'],
    ['EUR', 'en', '€921'],
    ['USD', 'sv', '1\u00a0099\u00a0US$'],
    ['USD', 'en', 'US$1,099'],
  ] as const)('is shown in %s as %s writes it', (currency, language, shown) => {
    expect(money(inCurrency(990_000, currency), currency, language)).toBe(shown)
  })

  it('is never a fraction', () => {
    for (const credits of creditSteps)
      for (const currency of currencies)
        expect(Number.isInteger(inCurrency(credits * creditValueOre, currency))).toBe(true)
  })
})

it('an amount has decimals only if it has öre', () => {
  expect(kronorOf(990_000, 'sv')).toBe('9\u00a0900\u00a0kr')
  expect(kronorOf(88_593_705, 'sv')).toBe('885\u00a0937,05\u00a0kr')
  expect(kronorOf(88_593_750, 'en')).toBe('SEK\u00a0885,937.50')
  expect(kronorFigure(37_500, 'sv')).toBe('375')
  expect(kronorFigure(37_506, 'sv')).toBe('375,06')
})

describe('a plan', () => {
  it('offers only what can be ordered, its preset among it, and an example that its credits pay for', () => {
    for (const plan of plans) {
      if (plan.id === 'enterprise') continue
      expect(creditSteps).toEqual(expect.arrayContaining([...plan.credits]))
      expect(plan.credits).toContain(plan.preset)
      expect(plan.credits).toContain(plan.example.credits)
      expect(plan.example.credits * creditValueOre).toBeGreaterThanOrEqual(plan.example.fromKronor * 100)
    }
  })
})

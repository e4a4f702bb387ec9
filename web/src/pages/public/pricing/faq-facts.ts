import type { Language } from '#shared/contract/language.ts'
import { creditSteps, creditValueOre, discountedFrom, discountPercent } from '#shared/credits/prices.ts'
import { percent } from '#shared/figures.ts'
import { money } from '#web/src/ui/money.ts'

/** The values used in the answers of the FAQ, on the page and in its linked data. */
export const faqFacts = (language: Language) => ({
  value: money(creditValueOre / 100, 'SEK', language),
  discount: percent(discountPercent, language),
  discountedFrom,
  most: Math.max(...creditSteps),
})

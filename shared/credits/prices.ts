import { contentOf } from '../content/read-content.ts'
import { entryPriceOre } from './entry-price.ts'

const orePerKrona = 100

/** The value of one credit, and its price if the price list has none: 1 125 kr. */
export const creditValueOre = 1_125 * orePerKrona

/** A value in credits, as it is shown: with two decimals at most. */
export const creditsOf = (valueOre: number): number => Math.round((valueOre * 100) / creditValueOre) / 100

/** A value that was used, in credits with two decimals, and never none: it may be less than a hundredth. */
export const usedCredits = (valueOre: number): number => Math.max(creditsOf(Math.abs(valueOre)), 0.01)

/** The credits that can be ordered: 10 to 60 in steps of 5. */
export const creditSteps = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const

export type CreditPrice = { credits: number; priceOre: number }

/** From this number of credits the price is labelled as five per cent lower. */
export const discountedFrom = 50
export const discountPercent = 5

/** The price without a list: credits times the value of one. */
const fallbackPriceOre = (credits: number): number => credits * creditValueOre

/** The price of that many credits in a list; credits times the value of one if the list has none. */
export const priceOreOf = (credits: number, list: readonly CreditPrice[]): number =>
  list.find(price => price.credits === credits)?.priceOre ?? fallbackPriceOre(credits)

/** The price list that a new stage starts with; an operator may set another. */
export const seedPrices: readonly CreditPrice[] = creditSteps.map(credits => {
  if (credits === 10) return { credits, priceOre: entryPriceOre }
  const full = fallbackPriceOre(credits)
  return { credits, priceOre: credits >= discountedFrom ? (full * (100 - discountPercent)) / 100 : full }
})

/** The complete price list: the prices that an operator has set, and the initial ones of the others. */
export const completePriceList = (set: readonly CreditPrice[]): CreditPrice[] =>
  creditSteps.map(credits => ({ credits, priceOre: priceOreOf(credits, [...set, ...seedPrices]) }))

/** Returns the complete price list that a page was rendered with. */
export const statedPrices = (): readonly CreditPrice[] => contentOf('prices', seedPrices)

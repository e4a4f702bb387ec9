import type * as z from 'zod/mini'
import { creditValueOre, seedPrices } from '#shared/credits/prices.ts'
import type { keyFigure } from '#shared/investors/key-figures.ts'

/** The figures behind the code. The headline ones stand on the page as claims, with the same source. */
export const keyFigures: readonly z.infer<typeof keyFigure>[] = [
  { name: 'partners', value: 500, unit: 'count' },
  { name: 'partnerGrowth', value: 125, unit: 'percent' },
  { name: 'satisfaction', value: 98, unit: 'percent' },
  { name: 'nps', value: 72, unit: 'points' },
  { name: 'arrGrowth', value: 3, unit: 'times' },
  { name: 'creditValue', value: creditValueOre, unit: 'ore' },
  { name: 'entryPrice', value: seedPrices[0]?.priceOre ?? 0, unit: 'ore' },
]

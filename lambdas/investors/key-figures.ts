import type * as z from 'zod/mini'
import { type ClaimName, claim } from '#shared/claims.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import type { keyFigure } from '#shared/investors/key-figures.ts'

type KeyFigure = z.infer<typeof keyFigure>

const claimed = (
  of: ClaimName,
  name: KeyFigure['name'],
  unit: KeyFigure['unit'],
  factor = 1,
): KeyFigure[] => {
  const { value, shown } = claim(of)
  return shown ? [{ name, value: value * factor, unit }] : []
}

/** The headline figures as the pages state them; a claim that its owner hides is left out. */
export const keyFigures = (): KeyFigure[] => [
  ...claimed('engineers', 'partners', 'count'),
  ...claimed('partnerGrowth', 'partnerGrowth', 'percent'),
  ...claimed('satisfaction', 'satisfaction', 'percent'),
  ...claimed('nps', 'nps', 'points'),
  ...claimed('arrGrowth', 'arrGrowth', 'times'),
  { name: 'creditValue', value: creditValueOre, unit: 'ore' },
  ...claimed('entryPrice', 'entryPrice', 'ore', 100),
]

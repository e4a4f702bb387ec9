import type { ComparedBrief } from './compared.ts'
import type { RankedFacts } from './ranked.ts'
import { kilometresBetween } from './towns.ts'
import type { Weights } from './weights.ts'

/** A fact that a partner does not meet, and what is left of the score for it. */
export type Unmet = { fact: 'language' | 'place' | 'start' | 'rate'; factor: number }

const dayLength = 24 * 60 * 60 * 1000

/** A date that cannot be read, such as "soon", is as good as none. */
const daysLate = ({ startsOn }: ComparedBrief, { availableFrom }: RankedFacts): number =>
  startsOn && availableFrom ? (Date.parse(availableFrom) - Date.parse(startsOn)) / dayLength || 0 : 0

const startFactor = (days: number, { facts }: Weights): number => {
  if (days <= 14) return 1
  if (days <= 45) return facts.lateSoon
  return days <= 90 ? facts.lateLong : facts.lateVery
}

const placeFactor = (brief: ComparedBrief, { place, reach }: RankedFacts, { facts }: Weights): number => {
  if (!brief.place) return 1
  if (reach === 'remote') return facts.remoteOnly
  if (!place || reach === 'country' || reach === 'abroad' || reach === null) return 1
  const kilometres = kilometresBetween(brief.place, place)
  if (kilometres === null) return facts.distant
  const [near, far] = reach === 'local' ? [40, 80] : [130, 260]
  if (kilometres <= near) return 1
  return kilometres <= far ? facts.distant : facts.far
}

const languageFactor = (brief: ComparedBrief, { languages }: RankedFacts, { facts }: Weights): number =>
  brief.languages.length === 0 ||
  languages.length === 0 ||
  brief.languages.some(language => languages.includes(language))
    ? 1
    : facts.language

const rateFactor = (brief: ComparedBrief, { rate }: RankedFacts, { facts }: Weights): number => {
  if (!brief.rate || !rate || rate <= brief.rate) return 1
  return rate <= brief.rate * 1.1 ? facts.rateLittle : facts.rateMuch
}

/** What a partner does not meet of what a brief states; a fact that nobody stated is met. */
export const unmetFacts = (brief: ComparedBrief, partner: RankedFacts, weights: Weights): Unmet[] => {
  const factors: Unmet[] = [
    { fact: 'language', factor: languageFactor(brief, partner, weights) },
    { fact: 'place', factor: placeFactor(brief, partner, weights) },
    { fact: 'start', factor: startFactor(daysLate(brief, partner), weights) },
    { fact: 'rate', factor: rateFactor(brief, partner, weights) },
  ]
  return factors.filter(({ factor }) => factor < 1)
}

/** What is left of a score for the facts that are not met. */
export const factFactor = (brief: ComparedBrief, partner: RankedFacts, weights: Weights): number =>
  languageFactor(brief, partner, weights) *
  placeFactor(brief, partner, weights) *
  startFactor(daysLate(brief, partner), weights) *
  rateFactor(brief, partner, weights)

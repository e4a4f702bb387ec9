import { factFactor } from './facts.ts'
import type { Evidence, Features } from './features.ts'
import type { Kinship, Needs } from './needs.ts'
import type { Weights } from './weights.ts'

/** What evidence of a concept is worth; claims less, the more of them nothing shows. */
export const worthOf = ({ shows, part, times }: Evidence, claims: number, weights: Weights): number => {
  const sure = Math.min(1, weights.manyClaims / Math.max(1, claims))
  return (shows ? weights.shown : weights.claimed * sure) * (part ? 0.6 : 1) * (1 - weights.once / times)
}

/** The share of a need that a related concept counts for. */
export const shareOf = (kinship: Kinship, weights: Weights): number =>
  kinship === 'own' || kinship === 'narrower' ? 1 : weights[kinship]

/** How much the parts beside the needs count, and the needs: little can be read from a short text. */
const balanceOf = ({ read }: Needs, { parts, enough }: Weights) => {
  const needs = Math.min(1, read / enough)
  return { needs, rest: 1 + (parts.needs * (1 - needs)) / (1 - parts.needs) }
}

/** Whether a partner says that they do not do it, and nowhere that they do. */
export const isDenied = (
  { list }: Needs,
  at: number,
  evidence: Features['evidence'],
  denied: Features['denied'],
): boolean => {
  const concept = list[at]?.[0] ?? ''
  return denied.has(concept) && !evidence.has(concept)
}

const needsWorth = (needs: Needs, { evidence, denied, claims }: Features, weights: Weights): number => {
  const best: number[] = []
  for (const [concept, one] of evidence) {
    const akin = needs.akin.get(concept)
    if (!akin) continue
    const whole = worthOf(one, claims, weights)
    for (const { at, kinship } of akin) {
      const worth = whole * shareOf(kinship, weights)
      if (worth > (best[at] ?? 0) && !isDenied(needs, at, evidence, denied)) best[at] = worth
    }
  }
  let sum = 0
  for (const [at, [, weight]] of needs.list.entries()) sum += weight * (best[at] ?? 0)
  return sum
}

/** The parts of a score but the words, each from 0 to its weight. */
export const partsOf = (needs: Needs, features: Features, weights: Weights) => {
  const { chosen, partner } = features
  const sure = Math.min(1, weights.manyServices / Math.max(1, partner.services.length)) ** 1.5
  let service = 0
  let pages = 0
  for (const [at, weight] of needs.services) {
    const page = features.pages[at] ?? 0
    pages += weight * page
    service += weight * Math.max(chosen[at] ? sure : 0, 0.5 * page)
  }
  let cards = 0
  for (const [at, weight] of needs.cards) cards += weight * (features.cards[at] ?? 0)
  const { needs: read, rest } = balanceOf(needs, weights)
  return {
    service: weights.parts.service * rest * service,
    needs: weights.parts.needs * read * needsWorth(needs, features, weights),
    cards: weights.parts.cards * rest * cards,
    pages: weights.parts.pages * rest * pages,
  }
}

/** The part of the words that both use. */
export const wordsPart = (needs: Needs, { meanings }: Features, weights: Weights): number => {
  let worth = 0
  for (const [meaning, weight] of needs.meanings) if (meanings.has(meaning)) worth += weight
  return weights.parts.words * balanceOf(needs, weights).rest * Math.sqrt(worth)
}

/** What is left for one who places others, or who lists all and shows little. */
export const trustOf = ({ placesOthers, listsAll }: Features, weights: Weights): number =>
  (placesOthers ? weights.places : 1) * (listsAll ? weights.listsAll : 1)

/** A score without what is said for it; null, sooner, if it is too low to be shown. */
export const quickScore = (needs: Needs, features: Features, weights: Weights): number | null => {
  const { service, needs: read, cards, pages } = partsOf(needs, features, weights)
  const sum = service + read + cards + pages
  const mostWords = weights.parts.words * balanceOf(needs, weights).rest
  if (sum + mostWords < weights.bands.perhaps) return null
  const whole = sum + wordsPart(needs, features, weights)
  const factor = factFactor(needs.brief, features.partner, weights) * trustOf(features, weights)
  return whole * factor < weights.bands.perhaps ? null : whole * factor
}

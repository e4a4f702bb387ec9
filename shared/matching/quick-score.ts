import { factFactor } from './facts.ts'
import type { Kinship, Needs } from './needs.ts'
import type { Claimed, Ranked } from './ranked.ts'
import type { Weights } from './weights.ts'

/** What evidence of a concept is worth; claims less, the more of them nothing shows. */
export const worthOf = ({ shows, part, times }: Claimed, claims: number, weights: Weights): number => {
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
  evidence: Ranked['evidence'],
  denied: Ranked['denied'],
): boolean => {
  const concept = list[at]?.[0] ?? ''
  return denied.has(concept) && !evidence.has(concept)
}

const needsWorth = (needs: Needs, { evidence, denied, claims }: Ranked, weights: Weights): number => {
  const best: number[] = []
  evidence.forEach((one, concept) => {
    const akin = needs.akin.get(concept)
    if (!akin) return
    const whole = worthOf(one, claims, weights)
    for (const { at, kinship } of akin) {
      const worth = whole * shareOf(kinship, weights)
      if (worth > (best[at] ?? 0) && !isDenied(needs, at, evidence, denied)) best[at] = worth
    }
  })
  let sum = 0
  for (let at = 0; at < needs.list.length; at += 1) sum += (needs.list[at]?.[1] ?? 0) * (best[at] ?? 0)
  return sum
}

/** The parts but the cards and the words, each from 0 to its weight. */
const firstParts = (needs: Needs, features: Ranked, weights: Weights) => {
  const { chosen, partner } = features
  const sure = Math.min(1, weights.manyServices / Math.max(1, partner.services.length)) ** 1.5
  let service = 0
  let pages = 0
  // By index here and below: to take pairs apart costs more than what is done with them.
  for (const one of needs.services) {
    const page = features.pages.at(one[0]) ?? 0
    pages += one[1] * page
    service += one[1] * Math.max(chosen.at(one[0]) ? sure : 0, 0.5 * page)
  }
  const { needs: read, rest } = balanceOf(needs, weights)
  return {
    service: weights.parts.service * rest * service,
    needs: weights.parts.needs * read * needsWorth(needs, features, weights),
    pages: weights.parts.pages * rest * pages,
  }
}

const cardsPart = (needs: Needs, features: Ranked, weights: Weights): number => {
  let cards = 0
  for (const one of needs.cards) cards += one[1] * (features.cards.at(one[0]) ?? 0)
  return weights.parts.cards * balanceOf(needs, weights).rest * cards
}

/** The parts of a score but the words, each from 0 to its weight. */
export const partsOf = (needs: Needs, features: Ranked, weights: Weights) => {
  const { service, needs: read, pages } = firstParts(needs, features, weights)
  return { service, needs: read, cards: cardsPart(needs, features, weights), pages }
}

/** The part of the words that both use. */
export const wordsPart = (needs: Needs, { meanings }: Ranked, weights: Weights): number => {
  let worth = 0
  for (const [meaning, weight] of needs.meanings) if (meanings.has(meaning)) worth += weight
  return weights.parts.words * balanceOf(needs, weights).rest * Math.sqrt(worth)
}

/** What is left for one who places others, or who lists all and shows little. */
export const trustOf = ({ placesOthers, listsAll }: Ranked, weights: Weights): number =>
  (placesOthers ? weights.places : 1) * (listsAll ? weights.listsAll : 1)

/** Two ways of adding the same numbers differ by less. */
const rounding = 1e-9

/** A score without what is said for it; null, sooner, if it is less than `least`, which is too low to be shown. */
export const quickScore = (
  needs: Needs,
  features: Ranked,
  weights: Weights,
  least: number,
): number | null => {
  const { rest } = balanceOf(needs, weights)
  const { service, needs: read, pages } = firstParts(needs, features, weights)
  const mostOfWords = weights.parts.words * rest + rounding
  // Cards and words are looked up one by one, and most partners are out of it without them.
  if (service + read + pages + weights.parts.cards * rest + mostOfWords < least) return null
  const sum = service + read + cardsPart(needs, features, weights) + pages
  if (sum + mostOfWords < least) return null
  const factor = factFactor(needs.brief, features.partner, weights) * trustOf(features, weights)
  if ((sum + mostOfWords) * factor < least) return null
  const score = (sum + wordsPart(needs, features, weights)) * factor
  return score < least ? null : score
}

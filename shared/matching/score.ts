import { type Unmet, unmetFacts } from './facts.ts'
import type { Evidence, Features } from './features.ts'
import { concepts } from './lexicon/concepts.ts'
import type { Needs } from './needs.ts'
import type { Weights } from './weights.ts'

type PartName = keyof Weights['parts']

/** A need that a partner meets, and where it is said. */
type Met = { concept: string; evidence: Evidence; by: string }

export type Scored = {
  id: string
  /** The sum of the parts, and of what unmet facts take away. */
  score: number
  parts: Record<PartName, number>
  taken: number
  unmet: readonly Unmet[]
  met: readonly Met[]
  missing: readonly string[]
}

const broaderOf = new Map(concepts.map(({ id, broader }) => [id, broader]))
const narrowerOf = new Map<string, string[]>()
for (const { id, broader } of concepts)
  for (const other of broader) narrowerOf.set(other, [...(narrowerOf.get(other) ?? []), id])

type Match = { by: string; evidence: Evidence; worth: number }

const bestOf = (
  ids: readonly string[],
  { evidence }: Features,
  worthOf: (evidence: Evidence) => number,
  share: number,
): Match | null => {
  let best: Match | null = null
  for (const by of ids) {
    const one = evidence.get(by)
    const worth = one ? worthOf(one) * share : 0
    if (one && worth > (best?.worth ?? 0)) best = { by, evidence: one, worth }
  }
  return best
}

const matchOf = (concept: string, features: Features, weights: Weights): Match | null => {
  const sure = Math.min(1, weights.manyClaims / Math.max(1, features.claims))
  const worthOf = ({ shows, part, times }: Evidence): number =>
    (shows ? weights.shown : weights.claimed * sure) * (part ? 0.6 : 1) * (1 - weights.once / times)
  const broader = broaderOf.get(concept) ?? []
  const siblings = broader.flatMap(id => narrowerOf.get(id) ?? []).filter(id => id !== concept)
  const own = bestOf([concept, ...(narrowerOf.get(concept) ?? [])], features, worthOf, 1)
  if (features.denied.has(concept) && own?.by !== concept) return null
  return [
    own,
    bestOf(broader, features, worthOf, weights.broader),
    bestOf(siblings, features, worthOf, weights.sibling),
  ].reduce((one, other) => ((other?.worth ?? 0) > (one?.worth ?? 0) ? other : one), null)
}

const serviceWorth = ({ services }: Needs, features: Features, { manyServices }: Weights): number => {
  const chosen = features.partner.services
  const sure = Math.min(1, manyServices / Math.max(1, chosen.length)) ** 1.5
  let worth = 0
  for (const [slug, weight] of services)
    worth += weight * Math.max(chosen.includes(slug) ? sure : 0, 0.5 * (features.pages.get(slug) ?? 0))
  return worth
}

/** How far a partner meets a brief, part by part, with what is said for it and what was not found. */
export const scoreOf = (needs: Needs, features: Features, weights: Weights): Scored => {
  const met: Met[] = []
  const missing: string[] = []
  let conceptWorth = 0
  for (const [concept, weight] of needs.concepts) {
    const match = matchOf(concept, features, weights)
    if (match) conceptWorth += weight * match.worth
    if (match && match.worth >= 0.5) met.push({ concept, evidence: match.evidence, by: match.by })
    else missing.push(concept)
  }
  let wordWorth = 0
  for (const [meaning, weight] of needs.meanings) if (features.meanings.has(meaning)) wordWorth += weight
  let cardWorth = 0
  for (const [at, weight] of needs.cards) cardWorth += weight * (features.cards[at] ?? 0)
  let pageWorth = 0
  for (const [slug, weight] of needs.services) pageWorth += weight * (features.pages.get(slug) ?? 0)
  const read = Math.min(1, needs.read / weights.enough)
  const rest = 1 + (weights.parts.needs * (1 - read)) / (1 - weights.parts.needs)
  const parts = {
    service: weights.parts.service * rest * serviceWorth(needs, features, weights),
    needs: weights.parts.needs * read * conceptWorth,
    words: weights.parts.words * rest * Math.sqrt(wordWorth),
    cards: weights.parts.cards * rest * cardWorth,
    pages: weights.parts.pages * rest * pageWorth,
  }
  const sum = parts.service + parts.needs + parts.words + parts.cards + parts.pages
  const unmet = unmetFacts(needs.brief, features.partner, weights)
  const factor = unmet.reduce(
    (product, one) => product * one.factor,
    features.placesOthers ? weights.places : 1,
  )
  const taken = sum * (factor - 1)
  return { id: features.partner.id, score: sum + taken, parts, taken, unmet, met, missing }
}

import { factFactor, type Unmet, unmetFacts } from './facts.ts'
import type { Evidence, Features } from './features.ts'
import type { Needs } from './needs.ts'
import { isDenied, partsOf, shareOf, trustOf, wordsPart, worthOf } from './quick-score.ts'
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

type Match = Met & { worth: number }

/** The best that a partner has for each need; undefined if there is nothing, or if the partner denies it. */
const matchesOf = (needs: Needs, { evidence, denied, claims }: Features, weights: Weights) => {
  const best: (Match | undefined)[] = needs.list.map(() => undefined)
  for (const [by, one] of evidence)
    for (const { at, kinship } of needs.akin.get(by) ?? []) {
      const concept = needs.list[at]?.[0] ?? ''
      if (isDenied(needs, at, evidence, denied)) continue
      const worth = worthOf(one, claims, weights) * shareOf(kinship, weights)
      if (worth > (best[at]?.worth ?? 0)) best[at] = { concept, evidence: one, by, worth }
    }
  return best
}

/** What is worth less than this is no answer to a need, only something like it. */
const leastMet = 0.5

/** How far a partner meets a brief, part by part, with what is said for it and what was not found. */
export const scoreOf = (needs: Needs, features: Features, weights: Weights): Scored => {
  const matches = matchesOf(needs, features, weights)
  const isMet = (at: number): boolean => (matches[at]?.worth ?? 0) >= leastMet
  const parts = {
    ...partsOf(needs, features, weights),
    words: wordsPart(needs, features, weights),
  }
  const sum = parts.service + parts.needs + parts.cards + parts.pages + parts.words
  const factor = factFactor(needs.brief, features.partner, weights) * trustOf(features, weights)
  return {
    id: features.partner.id,
    score: sum * factor,
    parts,
    taken: sum * factor - sum,
    unmet: unmetFacts(needs.brief, features.partner, weights),
    met: matches.flatMap((match, at) =>
      match && isMet(at) ? [{ concept: match.concept, evidence: match.evidence, by: match.by }] : [],
    ),
    missing: needs.list.flatMap(([concept], at) => (isMet(at) ? [] : [concept])),
  }
}

import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import { meaningsIn } from './cards.ts'
import type { ComparedBrief } from './compared.ts'
import { cardStrengths, pagesOf } from './features.ts'
import { findConcepts } from './find-concepts.ts'
import { tellingOf, weightOf } from './known-words.ts'
import { concepts } from './lexicon/concepts.ts'
import { wordsOf } from './words.ts'

/** What a brief asks for, read from its text; each list has weights that together are 1. */
export type Needs = {
  brief: ComparedBrief
  concepts: ReadonlyMap<string, number>
  /** How much was read: the sum of the weights of the concepts. */
  read: number
  meanings: ReadonlyMap<string, number>
  cards: readonly (readonly [at: number, weight: number])[]
  services: ReadonlyMap<ServiceSlug, number>
}

const normalised = <Key>(weights: Iterable<readonly [Key, number]>): Map<Key, number> => {
  const all = [...weights].filter(([, weight]) => weight > 0)
  const sum = all.reduce((total, [, weight]) => total + weight, 0)
  return new Map(all.map(([key, weight]) => [key, weight / sum]))
}

const conceptById = new Map(concepts.map(concept => [concept.id, concept]))

const conceptNeeds = (text: string): Map<string, number> => {
  const found = findConcepts(wordsOf(text))
  const weights = new Map<string, number>()
  for (const { concept, part } of found) {
    const weight = weightOf(concept) * (part ? 0.5 : 1)
    weights.set(concept, Math.max(weight, weights.get(concept) ?? 0))
  }
  // Who asks for S7-1500 also asks for a PLC, but that alone says less.
  for (const id of [...weights.keys()])
    for (const broader of conceptById.get(id)?.broader ?? [])
      weights.set(broader, Math.min(weights.get(broader) ?? 1, 0.5 * weightOf(broader)))
  return weights
}

const mostCards = 12

const cardNeeds = (strengths: readonly number[]): [number, number][] => {
  const top = [...strengths.entries()].sort((one, other) => other[1] - one[1]).slice(0, mostCards)
  return [...normalised(top.map(([at, strength]) => [at, strength ** 2] as const))]
}

const serviceNeeds = (chosen: ServiceSlug | null, strengths: readonly number[]): Map<ServiceSlug, number> => {
  const read = pagesOf(strengths, 2)
  const most = Math.max(...read.values(), 0.001)
  const top = serviceSlugs.map(slug => [slug, ((read.get(slug) ?? 0) / most) ** 3] as const)
  const spread = normalised(top)
  if (!chosen) return spread
  return new Map(
    serviceSlugs.map(slug => [slug, (slug === chosen ? 0.7 : 0) + 0.3 * (spread.get(slug) ?? 0)]),
  )
}

/** Reads what a brief asks for. Nothing is denied in it: "cannot buy spares for S7-300" is about S7-300. */
export const needsOf = (brief: ComparedBrief): Needs => {
  const meanings = meaningsIn(wordsOf(brief.text))
  const strengths = cardStrengths(meanings)
  const read = conceptNeeds(brief.text)
  return {
    brief,
    concepts: normalised(read),
    read: [...read.values()].reduce((sum, weight) => sum + weight, 0),
    meanings: normalised([...meanings].map(meaning => [meaning, tellingOf(meaning) ** 2] as const)),
    cards: cardNeeds(strengths),
    services: serviceNeeds(brief.service, strengths),
  }
}

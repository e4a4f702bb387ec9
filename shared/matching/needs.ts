import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import { meaningsIn } from './cards.ts'
import type { ComparedBrief } from './compared.ts'
import type { ConfirmedNeed } from './confirmed-needs.ts'
import { cardStrengths, pagesOf } from './features.ts'
import { findConcepts } from './find-concepts.ts'
import { tellingOf, weightOf } from './known-words.ts'
import { concepts } from './lexicon/concepts.ts'
import { wordsOf } from './words.ts'

/** How a concept that a partner knows is related to the one that is asked for. */
export type Kinship = 'own' | 'narrower' | 'broader' | 'sibling'

/** What a brief asks for, read from its text or confirmed by a person; each list has weights that together are 1. */
export type Needs = {
  brief: ComparedBrief
  list: readonly (readonly [concept: string, weight: number])[]
  /** For each concept, the needs that it meets at least in part. */
  akin: ReadonlyMap<string, readonly { at: number; kinship: Kinship }[]>
  /** How much was read: the sum of the weights of the concepts. */
  read: number
  meanings: ReadonlyMap<string, number>
  cards: readonly (readonly [at: number, weight: number])[]
  /** The services that are meant, by their place in the catalogue. */
  services: readonly (readonly [at: number, weight: number])[]
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

/** What counts of a need that is confirmed as useful and not as a must. */
const usefulShare = 0.5

/** Confirmed needs are all that is asked for: what is broader is not added, as a person has left it out. */
const confirmedNeeds = (confirmed: readonly ConfirmedNeed[]): Map<string, number> =>
  new Map(confirmed.map(({ concept, must }) => [concept, weightOf(concept) * (must ? 1 : usefulShare)]))

const narrowerThan = (id: string): string[] =>
  concepts.filter(({ broader }) => broader.includes(id)).map(one => one.id)

const kinOf = (id: string): [string, Kinship][] => {
  const broader = conceptById.get(id)?.broader ?? []
  const siblings = broader.flatMap(narrowerThan).filter(one => one !== id)
  return [
    [id, 'own'],
    ...narrowerThan(id).map((one): [string, Kinship] => [one, 'narrower']),
    ...broader.map((one): [string, Kinship] => [one, 'broader']),
    ...siblings.map((one): [string, Kinship] => [one, 'sibling']),
  ]
}

const akinTo = (list: Needs['list']): Needs['akin'] => {
  const akin = new Map<string, { at: number; kinship: Kinship }[]>()
  for (const [at, [concept]] of list.entries())
    for (const [one, kinship] of kinOf(concept)) akin.set(one, [...(akin.get(one) ?? []), { at, kinship }])
  return akin
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
  const read = brief.confirmed ? confirmedNeeds(brief.confirmed) : conceptNeeds(brief.text)
  const list = [...normalised(read)]
  return {
    brief,
    list,
    akin: akinTo(list),
    read: [...read.values()].reduce((sum, weight) => sum + weight, 0),
    meanings: normalised([...meanings].map(meaning => [meaning, tellingOf(meaning) ** 2] as const)),
    cards: cardNeeds(strengths),
    services: [...serviceNeeds(brief.service, strengths)]
      .map(([slug, weight]) => [serviceSlugs.indexOf(slug), weight] as const)
      .filter(([, weight]) => weight > 0.001),
  }
}

import { serviceSlugs } from '../service-catalogue.ts'
import type { Evidence, Features, ReadFeatures } from './features.ts'
import { tellingOf } from './known-words.ts'
import { lexiconVersion } from './lexicon/version.ts'
import { lettersOfWord, packShares, packWords, unpackShares, unpackWords } from './packed.ts'
import type { StoredFeatures } from './stored-features.ts'

type StoredConcept = StoredFeatures['concepts'][number]

/** In bytes, of all that is stored; who names everything keeps what is shown and named most. */
const most = { all: 9_500, concepts: 6_500, quote: 80 } as const

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const conceptOf = ([id, one]: readonly [string, Evidence]): StoredConcept => {
  const marks = `${one.shows ? 's' : ''}${one.part ? 'p' : ''}`
  return [id, one.field, one.page, one.start, one.end, one.times, one.said.slice(0, most.quote), marks]
}

/** In the order of the texts: of two that are worth the same, a ranking names the first. */
const conceptsOf = ({ evidence }: Features): StoredConcept[] => {
  const byWorth = [...evidence].sort(
    ([one, { shows, times }], [other, than]) =>
      Number(than.shows) - Number(shows) || than.times - times || (one < other ? -1 : 1),
  )
  let left = most.concepts
  const kept = new Set<string>()
  for (const one of byWorth) {
    left -= sizeOf(conceptOf(one)) + 1
    if (left < 0) break
    kept.add(one[0])
  }
  return [...evidence].filter(([id]) => kept.has(id)).map(conceptOf)
}

/** The words that tell most, as many as there is room for. */
const wordsFor = (meanings: readonly string[], room: number): string => {
  const count = Math.max(0, Math.floor(room / lettersOfWord) - 1)
  if (meanings.length <= count) return packWords(meanings)
  const telling = [...meanings].sort(
    (one, other) => tellingOf(other) - tellingOf(one) || (one < other ? -1 : 1),
  )
  return packWords(telling.slice(0, count))
}

/** Packs what was read from a partner's texts. */
export const packFeatures = (features: ReadFeatures): StoredFeatures => {
  const { services, languages, place, reach, availableFrom, rate } = features.partner
  const { placesOthers, listsAll, claims } = features
  const stored = {
    lexicon: lexiconVersion,
    facts: {
      ...{ services: [...services], languages: [...languages] },
      ...{ place, reach, availableFrom, rate },
    },
    concepts: conceptsOf(features),
    denied: [...features.denied],
    meanings: '',
    cards: packShares(features.cards),
    pages: packShares(features.pages),
    ...{ placesOthers, listsAll, claims },
  }
  return { ...stored, meanings: wordsFor([...features.meanings], most.all - sizeOf(stored)) }
}

const evidenceOf = ([id, field, page, start, end, times, said, marks]: StoredConcept) => {
  const one = { shows: marks.includes('s'), part: marks.includes('p') }
  return [id, { field, page, start, end, said, ...one, times }] as const
}

/** The features of a partner, to be ranked; their texts stay where they are. */
export const unpackFeatures = (id: string, stored: StoredFeatures): Features => ({
  partner: { id, ...stored.facts, passages: [] },
  evidence: new Map(stored.concepts.map(evidenceOf)),
  denied: new Set(stored.denied),
  meanings: unpackWords(stored.meanings),
  cards: unpackShares(stored.cards),
  pages: unpackShares(stored.pages),
  chosen: serviceSlugs.map(slug => stored.facts.services.includes(slug)),
  placesOthers: stored.placesOthers,
  listsAll: stored.listsAll,
  claims: stored.claims,
})

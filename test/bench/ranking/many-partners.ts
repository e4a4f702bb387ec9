import { featuresOf } from '#shared/matching/features.ts'
import { comparedPartner } from '#shared/matching/labelled.ts'
import { packFeatures } from '#shared/matching/pack-features.ts'
import { lettersOfWord, packShares, packWords, unpackHashes, unpackShares } from '#shared/matching/packed.ts'
import type { StoredFeatures } from '#shared/matching/stored-features.ts'
import { readLabelledSet } from '#test/shared/matching/sets.ts'

/** Numbers from 0 to 1, the same for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return state / 2 ** 32
  }
}

const sets = ['first', 'second', 'third', 'fourth'] as const
const partners = sets.flatMap(set => readLabelledSet(set).partners)
const originals = partners.map(partner => JSON.stringify(packFeatures(featuresOf(comparedPartner(partner)))))
const towns = ['Lund', 'Umeå', 'Borås', 'Kiruna', 'Västerås', 'Malmö', 'Visby', 'Gävle', 'Oslo', 'Kalmar']

/** The first four fifths of a profile's words, and as many others as were left out. */
const otherWords = (packed: string, place: number): string => {
  // Three words are sixteen letters: what is cut there can be put together again.
  const kept = Math.floor((unpackHashes(packed).length * 0.8) / 3)
  const others = Math.max(0, unpackHashes(packed).length - 3 * kept)
  return (
    packed.slice(0, kept * 3 * lettersOfWord) +
    packWords(Array.from({ length: others }, (_, at) => `ord ${place} ${at}`))
  )
}

/** What is stored of the partner at a place: one of the labelled sets, with other facts, words and evidence. */
export const storedAt = (place: number): StoredFeatures => {
  const stored: StoredFeatures = JSON.parse(originals[place % originals.length] as string)
  const random = numbersFrom(place + 1)
  const share = (value: number) => Math.min(1, value * (0.8 + 0.4 * random()))
  const { facts, concepts, cards, pages, meanings } = stored
  return {
    ...stored,
    facts: {
      ...facts,
      place: random() < 0.3 ? (towns[Math.floor(random() * towns.length)] ?? null) : facts.place,
      availableFrom: `2027-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}-${10 + Math.floor(random() * 18)}`,
      rate: 700 + Math.floor(random() * 900),
    },
    concepts: concepts.filter(() => random() < 0.9),
    meanings: otherWords(meanings, place),
    cards: packShares(unpackShares(cards).map(share)),
    pages: packShares(unpackShares(pages).map(share)),
  }
}

const idOf = (place: number): string => `5eed${String(place).padStart(8, '0')}-0000-4000-8000-000000000000`

/** This many partners, one after the other: nothing of one is kept by the next. */
export function* manyPartners(count: number) {
  for (let place = 0; place < count; place += 1) yield { id: idOf(place), stored: storedAt(place) }
}

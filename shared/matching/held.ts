import { serviceSlugs } from '../service-catalogue.ts'
import { byteBlocks, nextNumber, pushNumber, type Reader } from './byte-blocks.ts'
import type { Features } from './features.ts'
import { hashOf } from './hash.ts'
import { unpackFeatures } from './pack-features.ts'
import { bytesOfText, unpackHashes } from './packed.ts'
import type { Partners, Ranked, RankedFacts } from './ranked.ts'
import type { StoredFeatures } from './stored-features.ts'

/** Values that many partners share, by number. */
const shared = <Value>() => {
  const numbers = new Map<string, number>()
  const values: Value[] = []
  return {
    numberOf: (value: Value): number => {
      const key = JSON.stringify(value)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, values.length)
      values.push(value)
      return values.length - 1
    },
    valueOf: (number: number): Value => values[number] as Value,
  }
}

const sharedValues = () => ({
  concepts: shared<string>(),
  languages: shared<RankedFacts['languages']>(),
  places: shared<string | null>(),
  reaches: shared<RankedFacts['reach']>(),
  days: shared<string | null>(),
  rates: shared<number | null>(),
})

type Values = ReturnType<typeof sharedValues>

const marks = { shows: 1, part: 2 } as const
const bytesOfWord = 4

const recordOf = (stored: StoredFeatures, values: Values): Uint8Array => {
  const { facts, concepts, denied, placesOthers, listsAll, claims } = stored
  const [cards, pages] = [bytesOfText(stored.cards), bytesOfText(stored.pages)]
  const words = unpackHashes(stored.meanings).sort((one, other) => one - other)
  const bytes: number[] = []
  for (const shares of [cards, pages]) {
    pushNumber(bytes, shares.length)
    bytes.push(...shares)
  }
  pushNumber(bytes, words.length)
  for (const word of words) for (const shift of [24, 16, 8, 0]) bytes.push((word >>> shift) & 0xff)
  const chosen = serviceSlugs.reduce(
    (sum, slug, at) => sum + (facts.services.includes(slug) ? 2 ** at : 0),
    0,
  )
  for (const number of [
    ...[chosen, facts.services.length, Number(placesOthers) + 2 * Number(listsAll), claims],
    ...[values.languages.numberOf(facts.languages), values.places.numberOf(facts.place)],
    ...[values.reaches.numberOf(facts.reach), values.days.numberOf(facts.availableFrom)],
    values.rates.numberOf(facts.rate),
    ...[denied.length, ...denied.map(values.concepts.numberOf)],
    concepts.length,
  ])
    pushNumber(bytes, number)
  for (const [id, , , , , times, , said] of concepts) {
    pushNumber(bytes, values.concepts.numberOf(id))
    const marked = (said.includes('s') ? marks.shows : 0) + (said.includes('p') ? marks.part : 0)
    pushNumber(bytes, times * 4 + marked)
  }
  return Uint8Array.from(bytes)
}

/** A partner that is moved from record to record. */
const movable = (values: Values) => {
  const reader: Reader = { bytes: new Uint8Array(), place: 0 }
  const starts = {
    cards: 0,
    cardCount: 0,
    pages: 0,
    pageCount: 0,
    words: 0,
    wordCount: 0,
    denied: 0,
    concepts: 0,
  }
  const partner = {
    ...{
      id: '',
      services: { length: 0 },
      languages: [] as RankedFacts['languages'],
      place: null as string | null,
    },
    ...{
      reach: null as RankedFacts['reach'],
      availableFrom: null as string | null,
      rate: null as number | null,
    },
  }
  const claim = { shows: false, part: false, times: 0 }
  let chosen = 0

  const wordAt = (at: number): number => {
    const { bytes } = reader
    const place = starts.words + at * bytesOfWord
    const [one = 0, two = 0, three = 0, four = 0] = [
      bytes[place],
      bytes[place + 1],
      bytes[place + 2],
      bytes[place + 3],
    ]
    return ((one << 24) | (two << 16) | (three << 8) | four) >>> 0
  }
  const hasWord = (hash: number): boolean => {
    let [low, high] = [0, starts.wordCount]
    while (low < high) {
      const middle = (low + high) >>> 1
      const word = wordAt(middle)
      if (word === hash) return true
      if (word < hash) low = middle + 1
      else high = middle
    }
    return false
  }
  const hasConcept = (start: number, sizeOfEach: 1 | 2, concept: string): boolean => {
    reader.place = start
    for (let left = nextNumber(reader); left > 0; left -= 1) {
      if (values.concepts.valueOf(nextNumber(reader)) === concept) return true
      if (sizeOfEach === 2) nextNumber(reader)
    }
    return false
  }
  const shareIn = (start: number, count: number, at: number) =>
    at < count ? (reader.bytes[start + at] ?? 0) / 255 : undefined

  const ranked: Ranked = {
    partner,
    evidence: {
      has: concept => hasConcept(starts.concepts, 2, concept),
      forEach: visit => {
        reader.place = starts.concepts
        for (let left = nextNumber(reader); left > 0; left -= 1) {
          const concept = values.concepts.valueOf(nextNumber(reader))
          const marked = nextNumber(reader)
          const { place } = reader
          claim.shows = (marked & marks.shows) > 0
          claim.part = (marked & marks.part) > 0
          claim.times = Math.floor(marked / 4)
          visit(claim, concept)
          reader.place = place
        }
      },
    },
    denied: { has: concept => hasConcept(starts.denied, 1, concept) },
    meanings: { has: word => hasWord(hashOf(word)) },
    cards: { at: at => shareIn(starts.cards, starts.cardCount, at) },
    pages: { at: at => shareIn(starts.pages, starts.pageCount, at) },
    chosen: { at: at => ((chosen >>> at) & 1) === 1 },
    ...{ placesOthers: false, listsAll: false, claims: 0 },
  }

  /** Reads what every score asks for, once the reader stands at a record. */
  const read = (id: string): void => {
    starts.cardCount = nextNumber(reader)
    starts.cards = reader.place
    reader.place += starts.cardCount
    starts.pageCount = nextNumber(reader)
    starts.pages = reader.place
    reader.place += starts.pageCount
    starts.wordCount = nextNumber(reader)
    starts.words = reader.place
    reader.place += starts.wordCount * bytesOfWord
    chosen = nextNumber(reader)
    partner.id = id
    partner.services.length = nextNumber(reader)
    const marked = nextNumber(reader)
    ranked.placesOthers = (marked & 1) > 0
    ranked.listsAll = (marked & 2) > 0
    ranked.claims = nextNumber(reader)
    partner.languages = values.languages.valueOf(nextNumber(reader))
    partner.place = values.places.valueOf(nextNumber(reader))
    partner.reach = values.reaches.valueOf(nextNumber(reader))
    partner.availableFrom = values.days.valueOf(nextNumber(reader))
    partner.rate = values.rates.valueOf(nextNumber(reader))
    starts.denied = reader.place
    for (let left = nextNumber(reader); left > 0; left -= 1) nextNumber(reader)
    starts.concepts = reader.place
  }
  return { ranked, reader, read }
}

/** Partners in some hundred bytes each, to be ranked; those who are shown are opened. */
export type Held = Partners & { withId: (id: string) => Features | undefined }

/**
 * Packs the stored features of partners into bytes for a ranking. Partners who are shown are read again with their
 * quotes: `storedOf` returns what is stored of the partner at a place in the list.
 */
export const hold = (
  all: Iterable<{ id: string; stored: StoredFeatures }>,
  storedOf: (place: number) => StoredFeatures | undefined,
): Held => {
  const [values, blocks] = [sharedValues(), byteBlocks()]
  const ids: string[] = []
  const places: number[] = []
  for (const { id, stored } of all) {
    ids.push(id)
    places.push(blocks.add(recordOf(stored, values)))
  }
  const at = (place: number): Features | undefined => {
    const stored = storedOf(place)
    return stored && unpackFeatures(ids[place] ?? '', stored)
  }
  return {
    at,
    withId: id => (ids.includes(id) ? at(ids.indexOf(id)) : undefined),
    *[Symbol.iterator]() {
      const { ranked, reader, read } = movable(values)
      for (const [place, start] of places.entries()) {
        blocks.moveTo(reader, start)
        read(ids[place] ?? '')
        yield ranked
      }
    },
  }
}

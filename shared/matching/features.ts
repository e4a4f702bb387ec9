import { type ServiceSlug, serviceSlugs } from '../service-catalogue.ts'
import { meaningsIn } from './cards.ts'
import type { ComparedPartner, Passage } from './compared.ts'
import { findConcepts } from './find-concepts.ts'
import { tellingOf } from './known-words.ts'
import { deniedIn, isWithin } from './said.ts'
import { cards } from './service-cards.ts'
import { wordsOf } from './words.ts'

/** Where a partner's text names a concept. */
export type Evidence = {
  field: string
  page: number
  start: number
  end: number
  /** The words that name it. */
  said: string
  shows: boolean
  part: boolean
  times: number
}

/** What is read from a partner's texts, once for each change of them. */
export type Features = {
  partner: ComparedPartner
  evidence: ReadonlyMap<string, Evidence>
  denied: ReadonlySet<string>
  meanings: { has: (meaning: string) => boolean }
  /** What the partner's texts say of each card, and of each service; from 0 to 1. */
  cards: readonly number[]
  /** In the order of the catalogue, as `chosen` is. */
  pages: readonly number[]
  chosen: readonly boolean[]
  placesOthers: boolean
  /** Whether more services are chosen than anybody has, with too little shown for so many. */
  listsAll: boolean
  /** How many concepts are claimed, and not shown anywhere. */
  claims: number
}

/** Features as they are read: their words can still be listed. */
export type ReadFeatures = Features & { meanings: ReadonlySet<string> }

const isBetter = (one: Evidence, other: Evidence | undefined): boolean =>
  !other || Number(one.shows) * 2 - Number(one.part) > Number(other.shows) * 2 - Number(other.part)

const readPassage = ({ text, field, page, shows }: Passage) => {
  const denied = deniedIn(text)
  const words = wordsOf(text)
  const said = words.filter(({ start }) => !isWithin(denied, start))
  return {
    found: findConcepts(words).map(found => ({
      ...found,
      isDenied: isWithin(denied, found.start),
      evidence: {
        ...{ field, page, start: found.start, end: found.end, said: text.slice(found.start, found.end) },
        ...{ shows, part: found.part, times: 1 },
      },
    })),
    meanings: meaningsIn(said),
  }
}

/** Who chooses more services than this has to show some concepts for each. */
const mostServices = 6
const shownPerService = 2

/** Grows with what is said, and never beyond 1. */
const saturated = (amount: number, half: number): number => amount / (amount + half)

export const cardStrengths = (meanings: ReadonlySet<string>): number[] =>
  cards.map(card => {
    let overlap = 0
    for (const meaning of card.meanings) if (meanings.has(meaning)) overlap += tellingOf(meaning) ** 2
    return overlap
  })

export const pagesOf = (strengths: readonly number[], rest = 1): Map<ServiceSlug, number> => {
  const pages = new Map<ServiceSlug, number>()
  for (const [at, strength] of strengths.entries()) {
    const { service } = cards[at] as (typeof cards)[number]
    pages.set(service, (pages.get(service) ?? 0) + strength ** rest)
  }
  return pages
}

/** What a partner's texts say, without the partner's name, and without what they say that they do not do. */
export const featuresOf = (partner: ComparedPartner): ReadFeatures => {
  const evidence = new Map<string, Evidence>()
  const denied = new Set<string>()
  const meanings = new Set<string>()
  let placesOthers = false
  for (const passage of partner.passages) {
    const read = readPassage(passage)
    for (const meaning of read.meanings) meanings.add(meaning)
    for (const { concept, isDenied, evidence: one } of read.found) {
      const before = evidence.get(concept)
      const times = (before?.times ?? 0) + 1
      if (isDenied) denied.add(concept)
      else evidence.set(concept, { ...(before && !isBetter(one, before) ? before : one), times })
      if (concept === 'recruiting' && !passage.shows && !one.part) placesOthers = true
    }
  }
  const strengths = cardStrengths(meanings)
  const pages = pagesOf(strengths, 2)
  const shown = [...evidence.values()].filter(({ shows }) => shows).length
  return {
    partner,
    evidence,
    denied,
    meanings,
    cards: strengths.map(strength => saturated(strength, 1.5)),
    pages: serviceSlugs.map(slug => saturated(pages.get(slug) ?? 0, 12)),
    chosen: serviceSlugs.map(slug => partner.services.includes(slug)),
    placesOthers,
    listsAll: partner.services.length > mostServices && shown < partner.services.length * shownPerService,
    claims: evidence.size - shown,
  }
}

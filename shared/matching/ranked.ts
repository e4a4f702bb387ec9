import type { ComparedPartner } from './compared.ts'
import type { Evidence, Features } from './features.ts'

type Has = { has: (name: string) => boolean }
/** Values by their place, as an array has them. */
type Placed<Value> = { at: (place: number) => Value | undefined }

/** The facts of a partner that a score reads. */
export type RankedFacts = Pick<
  ComparedPartner,
  'id' | 'languages' | 'place' | 'reach' | 'availableFrom' | 'rate'
> & { services: { length: number } }

/** What evidence of a concept is worth by. */
export type Claimed = Pick<Evidence, 'shows' | 'part' | 'times'>

/** What a score reads of a partner, without what is said for it; features have it, and a held partner has no more. */
export type Ranked = {
  partner: RankedFacts
  evidence: Has & { forEach: (visit: (one: Claimed, concept: string) => void) => void }
  denied: Has
  meanings: Has
  cards: Placed<number>
  pages: Placed<number>
  chosen: Placed<boolean>
  placesOthers: boolean
  listsAll: boolean
  claims: number
}

/**
 * Partners as a ranking goes through them, and opens those whom it shows: an array of features, or held partners. What is
 * gone through may be the same object each time, moved to the next partner.
 */
export type Partners = Iterable<Ranked> & { at: (place: number) => Features | undefined }

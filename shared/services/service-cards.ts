import type { ServiceSlug } from '../service-catalogue.ts'

/** A service in short; its title is a phrase (shared/phrases/…/services.ts). */
type ServiceCard = {
  description: string
  /** Up to six keywords, the most telling ones first, because only three are shown. */
  highlights: readonly string[]
  /** Why it is of interest right now, in two or three words. */
  badge?: string
}

/** A card for each service, and one for projects that fit none. Content, not code. */
export type ServiceCards = { readonly [Slug in ServiceSlug]: ServiceCard } & {
  readonly customProject: ServiceCard
}

/** How many highlights a card shows before it says how many more there are. */
export const shownHighlights = 3

import type { ServiceSlug } from '../service-catalogue.ts'

/** A service in short; its title is a phrase (shared/phrases/…/services.ts). */
type ServiceCard = {
  description: string
  /** What it is about in single words, up to six; the most telling ones first, because three are shown. */
  highlights: readonly string[]
  /** Why it is worth a look just now, in two or three words. */
  badge?: string
}

/** A card for each service, and one for what fits none. Content, not code. */
export type ServiceCards = { readonly [Slug in ServiceSlug]: ServiceCard } & {
  readonly customProject: ServiceCard
}

/** How many highlights a card shows before it says how many more there are. */
export const shownHighlights = 3

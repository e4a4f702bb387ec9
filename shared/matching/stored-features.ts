import * as z from 'zod/mini'
import { serviceSlugs } from '../service-catalogue.ts'

/** A concept and where it is named best: field, page, start, end, how often, what is said there, and its marks. */
const concept = z.tuple([
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.number(),
  z.string(),
  /** `s` if it is shown and not only claimed, `p` if only a part of a compound names it. */
  z.string(),
])

/** What is read from a partner's profile, facts and CV, in at most ten kilobytes; without the texts. */
export const storedFeatures = z.object({
  lexicon: z.int(),
  facts: z.object({
    services: z.array(z.enum(serviceSlugs)),
    languages: z.array(z.string()),
    place: z.nullable(z.string()),
    reach: z.nullable(z.enum(['local', 'region', 'country', 'abroad', 'remote'])),
    availableFrom: z.nullable(z.string()),
    rate: z.nullable(z.number()),
  }),
  concepts: z.array(concept),
  denied: z.array(z.string()),
  meanings: z.string(),
  cards: z.string(),
  pages: z.string(),
  placesOthers: z.boolean(),
  listsAll: z.boolean(),
  claims: z.number(),
})

export type StoredFeatures = z.infer<typeof storedFeatures>

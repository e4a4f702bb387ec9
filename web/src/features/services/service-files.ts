import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import type { ServicePage } from '#shared/services/service-page.ts'

// Separate from service-content.ts, because no other page needs that list of all files.

export const pageFile = (slug: ServiceSlug, language: Language): string =>
  `shared/services/pages/${language}/${slug}.ts`

export const drawingFile = (slug: ServiceSlug): string => `web/src/features/services/drawings/${slug}.ts`

export const cardsFile = (language: Language): string => `shared/services/cards/${language}.ts`

/** The loaded files. */
export const loadedFiles = new Map<string, unknown>()

/** Returns the text of a service's page. Throws if it is not loaded. */
export const loadedServicePage = (slug: ServiceSlug, language: Language): ServicePage => {
  const content = loadedFiles.get(pageFile(slug, language))
  if (!content) throw new Error(`The text of ${slug} is not loaded yet`)
  return content as ServicePage
}

import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import type { ServicePage } from '#shared/services/service-page.ts'

// Apart from service-content.ts, whose list of all files no other page needs.

export const pageFile = (slug: ServiceSlug, language: Language): string =>
  `shared/services/pages/${language}/${slug}.ts`

export const drawingFile = (slug: ServiceSlug): string => `web/src/features/services/drawings/${slug}.ts`

export const cardsFile = (language: Language): string => `shared/services/cards/${language}.ts`

/** What is there already, by its file. */
export const loadedFiles = new Map<string, unknown>()

/** The text of a service's page. Throws before it is loaded. */
export const loadedServicePage = (slug: ServiceSlug, language: Language): ServicePage => {
  const content = loadedFiles.get(pageFile(slug, language))
  if (!content) throw new Error(`The text of ${slug} is read before it is loaded`)
  return content as ServicePage
}

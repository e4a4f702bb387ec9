import type { Language } from '#shared/contract/language.ts'
import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'
import {
  cardsFile,
  drawingFile,
  loadedServicePage,
  pageFile,
} from '#web/src/features/services/service-files.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPage } from './public-page.ts'

const slugs: readonly ServiceSlug[] = serviceCatalogue.flatMap(
  ({ services }) => services as readonly ServiceSlug[],
)

// The pages pass on the function that loads their texts: imported directly, it would be a chunk and a round trip of
// its own.
const overviewPage = () => import('#web/src/pages/public/services/Overview.tsx')
const servicePage = () => import('#web/src/pages/public/services/Service.tsx')

const overview: PublicPage = {
  path: '/services',
  module: 'web/src/pages/public/services/Overview.tsx',
  load: overviewPage,
  phrases: ['service-pages'],
  content: {
    files: language => [cardsFile(language)],
    load: async language => (await overviewPage()).loadContent(language),
  },
  meta: instance => {
    const t = fixedPhrases(instance, 'service-pages')
    return { title: t('meta.title'), description: t('meta.description', { count: slugs.length }) }
  },
}

const detail = (slug: ServiceSlug): PublicPage => ({
  path: `/services/${slug}`,
  module: 'web/src/pages/public/services/Service.tsx',
  load: servicePage,
  phrases: ['service-pages'],
  content: {
    files: language => [pageFile(slug, language), drawingFile(slug)],
    load: async language => (await servicePage()).loadContent(slug, language),
  },
  meta: instance => loadedServicePage(slug, instance.language as Language).meta,
})

/** The overview of all competencies, and a page for each. */
export const servicePages: readonly PublicPage[] = [overview, ...slugs.map(detail)]

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

const cardContent = () => import('#web/src/features/services/card-content.ts')
const serviceContent = () => import('#web/src/features/services/service-content.ts')

const overview: PublicPage = {
  path: '/services',
  module: 'web/src/pages/public/services/Overview.tsx',
  load: () => import('#web/src/pages/public/services/Overview.tsx'),
  phrases: ['service-pages'],
  content: {
    files: language => [cardsFile(language)],
    load: async language => (await cardContent()).loadServiceCards(language),
  },
  meta: instance => {
    const t = fixedPhrases(instance, 'service-pages')
    return { title: t('meta.title'), description: t('meta.description', { count: slugs.length }) }
  },
}

const detail = (slug: ServiceSlug): PublicPage => ({
  path: `/services/${slug}`,
  module: 'web/src/pages/public/services/Service.tsx',
  load: () => import('#web/src/pages/public/services/Service.tsx'),
  phrases: ['service-pages'],
  content: {
    files: language => [pageFile(slug, language), drawingFile(slug)],
    load: async language => (await serviceContent()).loadServicePage(slug, language),
  },
  meta: instance => loadedServicePage(slug, instance.language as Language).meta,
})

/** The overview of all competencies, and a page for each. */
export const servicePages: readonly PublicPage[] = [overview, ...slugs.map(detail)]

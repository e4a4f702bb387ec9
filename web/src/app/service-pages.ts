import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'
import {
  cardsFile,
  drawingFile,
  loadedServicePage,
  pageFile,
} from '#web/src/features/services/service-files.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { LinkedData, PublicPage } from './public-page.ts'

const slugs: readonly ServiceSlug[] = serviceCatalogue.flatMap(
  ({ services }) => services as readonly ServiceSlug[],
)

const cardContent = () => import('#web/src/features/services/card-content.ts')
const serviceContent = () => import('#web/src/features/services/service-content.ts')

/** The way from the front page to a page, as search engines show it above a result. */
const breadcrumbs = (trail: readonly (readonly [name: string, address: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

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

const linkedDataOf =
  (slug: ServiceSlug): LinkedData =>
  (instance, at) => {
    const { meta, offers } = loadedServicePage(slug, instance.language as Language)
    const name = fixedPhrases(instance, 'services')(`titles.${slug}`)
    return [
      {
        '@type': 'Service',
        name,
        description: meta.description,
        url: at(`/services/${slug}`),
        areaServed: 'SE',
        provider: { '@type': 'Organization', name: brand.name, url: at('/') },
        offers: offers.cards.map(({ title, text, fromKronor }) => ({
          '@type': 'Offer',
          name: title,
          description: text,
          ...(fromKronor && {
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: fromKronor,
              priceCurrency: 'SEK',
            },
          }),
        })),
      },
      breadcrumbs([
        [brand.name, at('/')],
        [fixedPhrases(instance, 'service-pages')('breadcrumb'), at('/services')],
        [name, at(`/services/${slug}`)],
      ]),
    ]
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
  linkedData: linkedDataOf(slug),
})

/** The overview of all competencies, and a page for each. */
export const servicePages: readonly PublicPage[] = [overview, ...slugs.map(detail)]

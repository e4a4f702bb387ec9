import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import { loadedServicePage } from '#web/src/features/services/service-files.ts'
import { fixedPhrases } from '#web/src/platform/i18n.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'

// Separate from the pages themselves, which every visitor downloads.

/** `at` returns the absolute address of a page in its language. */
type LinkedData = (instance: i18n, at: (path: PublicPath) => string) => readonly object[]

/** The breadcrumb of a page, as search engines show it above a result. */
const breadcrumbs = (trail: readonly (readonly [name: string, address: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
})

/** The structured data of a service (schema.org); its page has to be loaded. */
export const linkedDataOf =
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
              valueAddedTaxIncluded: false,
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

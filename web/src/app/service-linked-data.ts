import type { i18n } from 'i18next'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import type { ServiceSlug } from '#shared/service-catalogue.ts'
import { withDates } from '#shared/services/dates.ts'
import { lowestPrice } from '#shared/services/offers.ts'
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

const priced = (minPrice: number | undefined) =>
  minPrice !== undefined && {
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice,
      priceCurrency: 'SEK',
      valueAddedTaxIncluded: false,
    },
  }

/** The structured data of a service (schema.org); its page has to be loaded. */
export const linkedDataOf =
  (slug: ServiceSlug): LinkedData =>
  (instance, at) => {
    const language = instance.language as Language
    const { meta, offers } = withDates(loadedServicePage(slug, language), language)
    const name = fixedPhrases(instance, 'services')(`titles.${slug}`)
    return [
      {
        '@type': 'Service',
        name,
        description: meta.description,
        url: at(`/services/${slug}`),
        areaServed: 'SE',
        provider: { '@type': 'Organization', name: brand.name, url: at('/') },
        offers: offers.cards.map(({ title, text, price }) => ({
          '@type': 'Offer',
          name: title,
          description: text,
          ...priced(lowestPrice(price)),
        })),
      },
      breadcrumbs([
        [brand.name, at('/')],
        [fixedPhrases(instance, 'service-pages')('breadcrumb'), at('/services')],
        [name, at(`/services/${slug}`)],
      ]),
    ]
  }

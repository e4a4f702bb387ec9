import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import type { Owner } from '#shared/owner/owner-facts.ts'
import { hasExamples } from '#shared/owner/shown-owner.ts'
import english from '#shared/phrases/en/faq.ts'
import { fill } from '#shared/phrases/fill.ts'
import { stated } from '#shared/phrases/stated.ts'
import swedish from '#shared/phrases/sv/faq.ts'
import { faqFacts } from '#web/src/pages/public/pricing/faq-facts.ts'
import { questionsOf } from '#web/src/pages/public/pricing/questions.ts'
import { addressOf, type PublicPath } from '#web/src/platform/paths.ts'

/** A page as described to search engines. `siteOrigin` may be empty, and addresses are then relative. */
export type Described = {
  path: PublicPath
  language: Language
  title: string
  description: string
  siteOrigin: string
  owner: Owner
  /** The structured data of the page itself, in place of its breadcrumb (web/src/app/public-page.ts). */
  own?: readonly object[]
}

const companyOf = ({ legalName, vatNumber, telephone, street, postalCode, city }: Owner) => ({
  legalName,
  vatID: vatNumber,
  telephone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'SE',
  },
})

const organization = ({ siteOrigin, owner }: Described) => ({
  '@type': 'Organization',
  name: brand.name,
  url: `${siteOrigin}/`,
  email: owner.email,
  // A search engine does not see that a number is an example.
  ...(!hasExamples(owner) && companyOf(owner)),
  sameAs: [brand.linkedIn],
})

const website = ({ siteOrigin, language, description }: Described) => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${siteOrigin}${addressOf('/', language)}`,
  inLanguage: language,
  description,
})

/** The breadcrumb: the brand's front page, the pages above, and the page itself. */
const breadcrumbs = ({ path, language, title, siteOrigin }: Described) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { path: '/' as const, name: brand.name },
    { path, name: title },
  ].map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: `${siteOrigin}${addressOf(crumb.path, language)}`,
  })),
})

/** The FAQ of the price page, word for word as on the page. */
const faq = ({ language }: Described) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questionsOf(stated({ sv: swedish, en: english }[language], language), language).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: fill(question, faqFacts(language)),
      acceptedAnswer: { '@type': 'Answer', text: fill(answer, faqFacts(language)) },
    }),
  ),
})

/** The schema.org objects of a page. */
const thingsOf = (page: Described): object[] => {
  if (page.path === '/') return [organization(page), website(page)]
  if (page.path === '/pricing') return [faq(page), breadcrumbs(page)]
  if (page.path === '/about') return [organization(page), breadcrumbs(page)]
  return page.own?.length ? [...page.own] : [breadcrumbs(page)]
}

/** A data block, for which the policy needs no hash. */
export const linkedData = (page: Described): string => {
  const data = { '@context': 'https://schema.org', '@graph': thingsOf(page) }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/contract/language.ts'
import english from '#shared/phrases/en/faq.ts'
import { fill } from '#shared/phrases/fill.ts'
import { stated } from '#shared/phrases/stated.ts'
import swedish from '#shared/phrases/sv/faq.ts'
import { faqFacts } from '#web/src/pages/public/pricing/faq-facts.ts'
import { addressOf, type PublicPath } from '#web/src/platform/paths.ts'

/** A page as search engines are told about it; `siteOrigin` may be empty, and addresses are relative then. */
export type Described = {
  path: PublicPath
  language: Language
  title: string
  description: string
  siteOrigin: string
  /** What a page tells of itself instead of its bare place (web/src/app/public-page.ts). */
  own?: readonly object[]
}

const organization = ({ siteOrigin }: Described) => ({
  '@type': 'Organization',
  name: brand.name,
  url: `${siteOrigin}/`,
  email: brand.contactEmail,
  sameAs: [brand.linkedIn],
})

const website = ({ siteOrigin, language, description }: Described) => ({
  '@type': 'WebSite',
  name: brand.name,
  url: `${siteOrigin}${addressOf('/', language)}`,
  inLanguage: language,
  description,
})

/** Where the page stands: the brand's front page, what is above it, and itself. */
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

/** The questions of the price page, word for word as they stand on it. */
const faq = ({ language }: Described) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: Object.values(stated({ sv: swedish, en: english }[language], language)).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: fill(answer, faqFacts(language)) },
    }),
  ),
})

/** The things a page is about, in schema.org's words. */
const thingsOf = (page: Described): object[] => {
  if (page.path === '/') return [organization(page), website(page)]
  if (page.path === '/pricing') return [faq(page), breadcrumbs(page)]
  if (page.path === '/about') return [organization(page), breadcrumbs(page)]
  return page.own?.length ? [...page.own] : [breadcrumbs(page)]
}

/** A data block: the policy does not ask for its hash. */
export const linkedData = (page: Described): string => {
  const data = { '@context': 'https://schema.org', '@graph': thingsOf(page) }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

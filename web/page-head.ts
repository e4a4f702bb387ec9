import { brand } from '#shared/brand.ts'
import { type Language, languages } from '#shared/contract/language.ts'
import { addressOf, type PublicPath } from '#web/src/platform/paths.ts'
import { escaped } from './document.ts'

type Head = {
  path: PublicPath
  language: Language
  title: string
  description: string
  indexed: boolean
  siteOrigin: string
}

const locale = { sv: 'sv_SE', en: 'en_GB' } as const satisfies Record<Language, string>

/** Who stands behind the site, for search engines. A data block: the policy does not ask for its hash. */
const organization = ({ siteOrigin, language, description }: Head): string => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: brand.name,
        url: `${siteOrigin}/`,
        email: brand.contactEmail,
        sameAs: [brand.linkedIn],
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: `${siteOrigin}${addressOf('/', language)}`,
        inLanguage: language,
        description,
      },
    ],
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** The tags that tell search engines and social media what a page is, and where its other language stands. */
export const pageHead = (head: Head): string => {
  const { path, language, title, description, indexed, siteOrigin } = head
  const at = (other: Language) => `${siteOrigin}${addressOf(path, other)}`
  return [
    `<meta name="description" content="${escaped(description)}">`,
    indexed ? `<link rel="canonical" href="${at(language)}">` : '<meta name="robots" content="noindex">',
    ...languages.map(other => `<link rel="alternate" hreflang="${other}" href="${at(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at('sv')}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${at(language)}">`,
    `<meta property="og:locale" content="${locale[language]}">`,
    ...(path === '/' ? [organization(head)] : []),
  ].join('\n')
}

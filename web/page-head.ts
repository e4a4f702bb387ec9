import { type Language, languages } from '#shared/contract/language.ts'
import type { PublicPage } from '#web/src/app/public-page.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { escaped } from './document.ts'
import { type Described, linkedData } from './linked-data.ts'

type Head = Described & { indexed: PublicPage['indexed'] }

/** One picture without text for all pages, next to them: web/pictures/open-graph.svg rendered at 1200 × 630. */
export const openGraphPicture = 'open-graph.png'

const locale = { sv: 'sv_SE', en: 'en_GB' } as const satisfies Record<Language, string>

/** The tags that describe a page to search engines and social media, with its other language. */
export const pageHead = (head: Head): string => {
  const { path, language, title, description, indexed, siteOrigin } = head
  const at = (other: Language) => `${siteOrigin}${addressOf(path, other)}`
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...(indexed === 'hidden' ? ['<meta name="robots" content="noindex">'] : []),
    ...(indexed === undefined ? [`<link rel="canonical" href="${at(language)}">`] : []),
    ...languages.map(other => `<link rel="alternate" hreflang="${other}" href="${at(other)}">`),
    `<link rel="alternate" hreflang="x-default" href="${at('sv')}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${at(language)}">`,
    `<meta property="og:image" content="${siteOrigin}/${openGraphPicture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:locale" content="${locale[language]}">`,
    ...(indexed === 'hidden' ? [] : [linkedData(head)]),
  ].join('\n')
}

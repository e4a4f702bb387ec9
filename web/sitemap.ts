import { languages } from '#shared/contract/language.ts'
import { addressOf, type PublicPath } from '#web/src/platform/paths.ts'

/** robots.txt: crawlers may read everything but the API. Names the sitemap by its absolute address, if there is one. */
export const robots = (siteOrigin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(siteOrigin ? [`Sitemap: ${siteOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n')

const entry = (path: PublicPath, siteOrigin: string): string[] =>
  languages.map(language => {
    const alternates = languages.map(
      other =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${siteOrigin}${addressOf(path, other)}"/>`,
    )
    return `<url><loc>${siteOrigin}${addressOf(path, language)}</loc>${alternates.join('')}</url>`
  })

/** The sitemap: every page for search engines, with its other language. */
export const sitemap = (paths: readonly PublicPath[], siteOrigin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap(path => entry(path, siteOrigin)).join('\n')}
</urlset>
`

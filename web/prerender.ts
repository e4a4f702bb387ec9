import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { brand } from '#shared/brand.ts'
import { type Language, languages } from '#shared/contract/language.ts'
import type * as server from '#web/src/app/prerendered.tsx'
import { cardsFile } from '#web/src/features/services/service-files.ts'
import { addressOf, notFoundAddress } from '#web/src/platform/paths.ts'
import { analyticsFile } from './analytics-file.ts'
import { assetNamed, modulesFor, stylesFor } from './app-files.ts'
import { type Frame, htmlDocument } from './document.ts'
import { cspHash, inlineScripts } from './inline-scripts.ts'
import { openGraphPicture, pageHead } from './page-head.ts'
import { securityTxt, securityTxtFile } from './security-txt.ts'
import type { SiteManifest } from './site-manifest.ts'
import { robots, sitemap } from './sitemap.ts'
import { projectRoot } from './vite-options.ts'

type Server = Pick<
  typeof server,
  | 'owner'
  | 'layout'
  | 'publicPages'
  | 'notFound'
  | 'layoutPhrases'
  | 'renderPage'
  | 'renderNotFound'
  | 'renderShellConsent'
>
type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
type Site = { app: Server; output: Output; frame: Frame; siteOrigin: string }

const entry = 'web/src/app/browser.tsx'

const phraseFiles = (features: readonly string[], language: Language): string[] =>
  features.map(feature => `shared/phrases/${language}/${feature}.ts`)

/** `/` is index.html, `/en/about` is en/about.html. */
const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

const publicDocuments = ({ app, output, frame, siteOrigin }: Site) =>
  app.publicPages.flatMap(page =>
    languages.map(async language => {
      const { root, consent, title, description, linkedData } = await app.renderPage(page, language)
      const html = htmlDocument(
        {
          language,
          title,
          root,
          consent,
          page: page.path,
          ...(language === 'sv' && { english: addressOf(page.path, 'en') }),
          startsWith: page.startsAtOnce ? '' : page.startsWith,
          head: pageHead({
            path: page.path,
            language,
            title,
            description,
            indexed: page.indexed,
            siteOrigin,
            owner: app.owner,
            own: linkedData(siteOrigin),
          }),
          modules: modulesFor(output, [
            entry,
            app.layout.module,
            page.module,
            ...(page.content?.files(language) ?? []),
            ...phraseFiles([...app.layoutPhrases, ...page.phrases], language),
          ]),
        },
        frame,
      )
      return { file: fileOf(addressOf(page.path, language)), html }
    }),
  )

const notFoundDocuments = ({ app, output, frame }: Site) =>
  languages.map(async language => {
    const rendered = await app.renderNotFound(language)
    const modules = modulesFor(output, [
      entry,
      app.layout.module,
      app.notFound.module,
      ...phraseFiles(app.layoutPhrases, language),
    ])
    const head = '<meta name="robots" content="noindex">'
    const html = htmlDocument({ ...rendered, head, modules, page: 'not-found', startsWith: '' }, frame)
    return { file: fileOf(notFoundAddress(language)), html }
  })

/**
 * The files that every signed-in area fetches first, requested together: on a slow network each round trip costs half
 * a second.
 */
const signedInAreas = [
  'web/src/app/early-request.ts',
  'web/src/app/signed-in.tsx',
  'web/src/platform/sessions.ts',
]

/** The further files for a session of each pool, or for none. */
const firstViews = {
  '': { files: [], phrases: [], cards: false },
  business: {
    files: ['web/src/app/business-area.tsx', 'web/src/pages/business/services/ServicesPage.tsx'],
    phrases: ['business'],
    cards: true,
  },
  partner: {
    files: ['web/src/app/partner-area.tsx', 'web/src/pages/partner/OverviewPage.tsx'],
    phrases: ['partner', 'assignments'],
    cards: false,
  },
} as const

type FirstView = (typeof firstViews)[keyof typeof firstViews]

const shellModules = ({ app, output }: Site, language: Language, { files, phrases, cards }: FirstView) =>
  modulesFor(output, [
    entry,
    ...signedInAreas,
    ...files,
    ...phraseFiles([...app.layoutPhrases, 'signed-in', ...phrases], language),
    ...(cards ? [cardsFile(language)] : []),
  ])

const shellDocument = async (site: Site) => {
  const modules = Object.fromEntries(
    languages.flatMap(language =>
      Object.entries(firstViews).map(([pool, view]) => [language + pool, shellModules(site, language, view)]),
    ),
  )
  const document = {
    language: 'sv',
    title: brand.name,
    head: '<meta name="robots" content="noindex">',
    styles: stylesFor(site.output, Object.values(modules).flat()),
    root: '',
    consent: await site.app.renderShellConsent(),
    modules,
    page: '',
    startsWith: '',
  } as const
  return { file: 'app.html', html: htmlDocument(document, site.frame) }
}

/** Writes the document of every page, and the manifest for those who serve them. */
export const prerenderSite = async (
  app: Server,
  output: Output,
  { siteOrigin, securityTxtExpires }: { siteOrigin: string; securityTxtExpires: string },
  outDir: string,
): Promise<void> => {
  const [scripts, analytics] = await Promise.all([inlineScripts(), analyticsFile()])
  const styles = String(assetNamed(output, 'public-styles', '.css').source).trim()
  const font = `/${assetNamed(output, 'familjen-grotesk-latin-wght', '.woff2').fileName}`
  const site: Site = {
    app,
    output,
    siteOrigin,
    frame: { styles, font, scripts, analytics: `/${analytics.file}` },
  }
  const documents = await Promise.all([
    ...publicDocuments(site),
    ...notFoundDocuments(site),
    shellDocument(site),
  ])
  const indexed = app.publicPages.filter(page => page.indexed === undefined).map(page => page.path)
  const manifest: SiteManifest = {
    pages: app.publicPages.flatMap(page => languages.map(language => addressOf(page.path, language))),
    scriptHashes: [scripts.page, scripts.speculationRules].map(cspHash),
    styleHashes: [cspHash(styles)],
  }
  const files = [
    ...documents,
    { file: analytics.file, html: analytics.code },
    { file: 'robots.txt', html: robots(siteOrigin) },
    { file: 'sitemap.xml', html: sitemap(indexed, siteOrigin) },
    { file: securityTxtFile, html: securityTxt(app.owner, siteOrigin, securityTxtExpires) },
    { file: 'site.json', html: JSON.stringify(manifest, null, 2) },
    { file: openGraphPicture, html: await readFile(join(projectRoot, 'web/pictures', openGraphPicture)) },
  ]
  for (const { file, html } of files) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), html)
  }
}

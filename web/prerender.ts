import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { pageFile } from '#shared/content/page-file.ts'
import { rendererFile, templatesFile } from '#shared/content/renderer.ts'
import { type Language, languages } from '#shared/contract/language.ts'
import { cardsFile } from '#web/src/features/services/service-files.ts'
import { addressOf, notFoundAddress } from '#web/src/platform/paths.ts'
import { analyticsFile } from './analytics-file.ts'
import { assetNamed, modulesFor, stylesFor } from './app-files.ts'
import { cspHash, inlineScripts } from './inline-scripts.ts'
import { openGraphPicture } from './page-head.ts'
import type * as server from './renderer.ts'
import type { Template, Templates } from './renderer.ts'
import { securityTxt, securityTxtFile } from './security-txt.ts'
import { rendererFolder, type SiteManifest } from './site-manifest.ts'
import { robots, sitemap } from './sitemap.ts'
import { projectRoot } from './vite-options.ts'

type Server = Pick<
  typeof server,
  'owner' | 'layout' | 'publicPages' | 'notFound' | 'layoutPhrases' | 'openRenderer' | 'shellAddress'
>
type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
type Built = { app: Server; output: Output }

const entry = 'web/src/app/browser.tsx'

const phraseFiles = (features: readonly string[], language: Language): string[] =>
  features.map(feature => `shared/phrases/${language}/${feature}.ts`)

const publicTemplates = ({ app, output }: Built) =>
  app.publicPages.flatMap(page =>
    languages.map(language => {
      const modules = modulesFor(output, [
        entry,
        app.layout.module,
        page.module,
        ...(page.content?.files(language) ?? []),
        ...phraseFiles([...app.layoutPhrases, ...page.phrases], language),
      ])
      return [addressOf(page.path, language), { modules }] as const
    }),
  )

const notFoundTemplates = ({ app, output }: Built) =>
  languages.map(language => {
    const modules = modulesFor(output, [
      entry,
      app.layout.module,
      app.notFound.module,
      ...phraseFiles(app.layoutPhrases, language),
    ])
    return [notFoundAddress(language), { modules }] as const
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

const shellModules = ({ app, output }: Built, language: Language, { files, phrases, cards }: FirstView) =>
  modulesFor(output, [
    entry,
    ...signedInAreas,
    ...files,
    ...phraseFiles([...app.layoutPhrases, 'signed-in', ...phrases], language),
    ...(cards ? [cardsFile(language)] : []),
  ])

const shellTemplate = (built: Built): Template => {
  const modules = Object.fromEntries(
    languages.flatMap(language =>
      Object.entries(firstViews).map(([pool, view]) => [
        language + pool,
        shellModules(built, language, view),
      ]),
    ),
  )
  return { modules, styles: stylesFor(built.output, Object.values(modules).flat()) }
}

type Site = Pick<Templates, 'build' | 'siteOrigin'>

const templatesOf = async (built: Built, site: Site, analytics: string): Promise<Templates> => ({
  build: site.build,
  siteOrigin: site.siteOrigin,
  frame: {
    styles: String(assetNamed(built.output, 'public-styles', '.css').source).trim(),
    font: `/${assetNamed(built.output, 'familjen-grotesk-latin-wght', '.woff2').fileName}`,
    scripts: await inlineScripts(),
    analytics: `/${analytics}`,
  },
  documents: Object.fromEntries([
    ...publicTemplates(built),
    ...notFoundTemplates(built),
    [built.app.shellAddress, shellTemplate(built)],
  ]),
  standard: {},
})

/** Renders every document with the content of the sources. */
const renderAll = async ({ app }: Built, templates: Templates) => {
  const { render } = app.openRenderer(templates)
  const addresses = Object.keys(templates.documents)
  return Promise.all(addresses.map(async address => ({ address, ...(await render(address, {})) })))
}

const manifestOf = ({ app }: Built, { frame }: Templates): SiteManifest => ({
  pages: app.publicPages.flatMap(page => languages.map(language => addressOf(page.path, language))),
  scriptHashes: [frame.scripts.page, frame.scripts.speculationRules].map(cspHash),
  styleHashes: [cspHash(frame.styles)],
})

/**
 * Writes the document of every page, the manifest for those who serve them, and what the renderer of the functions
 * needs. The server's build is in the renderer's folder.
 */
export const prerenderSite = async (
  output: Output,
  { securityTxtExpires, ...site }: Site & { securityTxtExpires: string },
  outDir: string,
): Promise<void> => {
  const { siteOrigin } = site
  const app = (await import(join(outDir, rendererFolder, rendererFile))) as Server
  const built = { app, output }
  const analytics = await analyticsFile()
  const templates = await templatesOf(built, site, analytics.file)
  const documents = await renderAll(built, templates)
  const indexed = app.publicPages.filter(page => page.indexed === undefined).map(page => page.path)
  const standard = Object.fromEntries(documents.map(({ address, used }) => [address, used]))
  const files = [
    ...documents.map(({ address, html }) => ({ file: pageFile(address), html })),
    { file: analytics.file, html: analytics.code },
    { file: 'robots.txt', html: robots(siteOrigin) },
    { file: 'sitemap.xml', html: sitemap(indexed, siteOrigin) },
    { file: securityTxtFile, html: securityTxt(app.owner, siteOrigin, securityTxtExpires) },
    { file: 'site.json', html: JSON.stringify(manifestOf(built, templates), null, 2) },
    { file: join(rendererFolder, templatesFile), html: JSON.stringify({ ...templates, standard }) },
    { file: openGraphPicture, html: await readFile(join(projectRoot, 'web/pictures', openGraphPicture)) },
  ]
  for (const { file, html } of files) {
    await mkdir(dirname(join(outDir, file)), { recursive: true })
    await writeFile(join(outDir, file), html)
  }
}

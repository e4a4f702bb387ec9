import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { rendererFile } from '#shared/content/renderer.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { ownerOfStage } from './owner-of-stage.ts'
import { withoutLoaded } from './without-loaded.ts'
import { withoutUnusedRouter } from './without-unused-router.ts'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Short class names, the same in both builds: the browser hydrates markup of the server build. */
const scopedName = (name: string, file: string): string =>
  `_${createHash('sha1')
    .update(`${file.replace(projectRoot, '')} ${name}`)
    .digest('base64url')
    .slice(0, 4)}`

/** Path prefixes of the files in each chunk, relative to the project root. A test checks that each matches a file. */
export const chunkedFiles = {
  // Changes only with a dependency, so a browser's cached copy survives our own changes.
  vendor: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/react-router/',
    'node_modules/react-router-dom/',
    'node_modules/i18next/',
  ],
  // Used on every page, public or signed in.
  site: [
    'web/src/ui/Button',
    'web/src/ui/Field',
    'web/src/ui/Logo',
    'web/src/ui/Cross',
    'web/src/ui/toast',
    'web/src/ui/top-dialog',
    'web/src/ui/money',
    'web/src/platform/announce',
    'web/src/platform/paths',
    'web/src/platform/language',
    'web/src/platform/lost-file',
    'web/src/platform/i18n',
    'web/src/platform/readable',
    'web/src/platform/preloadable',
    'web/src/features/services/service-files',
    'web/src/features/services/once-loaded',
    'web/src/features/services/card-content',
    'shared/brand',
    'shared/owner/owner-email.ts',
    'shared/terms/versions',
    'shared/claims',
    'shared/content/entries',
    'shared/service-catalogue',
  ],
  // Used around the content of public pages only; signed-in areas do without it.
  'public-frame': [
    'web/src/pages/public/layout',
    'web/src/pages/public/Band',
    'web/src/platform/dialogs',
    'web/src/platform/session-label',
    'web/src/features/newsletter/NewsletterForm',
    'shared/cost-example',
  ],
  // Needed by every form and every API call.
  contract: [
    'node_modules/zod/',
    'shared/contract/endpoint.ts',
    'shared/contract/errors.ts',
    'shared/contract/field-errors.ts',
    'shared/contract/text.ts',
    'shared/contract/phone.ts',
    'shared/contract/page.ts',
    'shared/contract/language.ts',
    'shared/contract/time-zone.ts',
    'shared/business-profile/',
    'shared/partner-profile/partner-profile.ts',
    'web/src/platform/api.ts',
    'web/src/platform/api-error.ts',
  ],
  // The price list, on the pricing page and where credits are ordered: one file is smaller than two.
  prices: [
    'shared/credits/prices.ts',
    'shared/credits/plans.ts',
    'shared/credits/vat.ts',
    'web/src/features/credits/credit-prices.ts',
    'web/src/features/credits/fetch-credit-prices.ts',
  ],
  // Needed by every form except the newsletter's.
  forms: [
    'node_modules/react-hook-form/',
    'node_modules/@hookform/',
    'web/src/ui/forms/',
    'web/src/ui/Honeypot',
  ],
  // Calls the API before anything else is loaded, and reads the stored token.
  'early-request': [
    'web/src/app/early-request.ts',
    'web/src/platform/sessions-mark.ts',
    'web/src/platform/stored-token.ts',
  ],
  session: ['web/src/platform/sessions.ts', 'web/src/platform/sessions-keeper.ts'],
  // The sign-in library, which a sign-in dialog on a public page needs without the signed-in areas.
  'sign-in-library': ['web/src/platform/amplify.ts'],
  // Needed first by both signed-in areas: as separate files they would load one after another. What one of these files
  // imports comes along, so no form belongs in the folders named here.
  'signed-in': [
    'node_modules/@tanstack/',
    'web/src/app/signed-in',
    'web/src/app/area-views',
    'web/src/pages/signed-in/',
    'web/src/features/terms/LateTermsRequest',
    'web/src/ui/Optional',
    'web/src/ui/WithWords',
    'web/src/pages/onboarding',
    'web/src/platform/area-phrases',
    'web/src/platform/sessions-hooks',
    'web/src/features/business-profile/use-business-me',
    'web/src/features/partner-profile/use-partner-me',
    'web/src/features/business-inquiries/draft-storage',
    'web/src/features/business-inquiries/use-own-drafts',
    'shared/business-inquiries/inquired-services',
  ],
} as const satisfies Record<string, readonly string[]>

const beginningWith = (names: readonly string[]): RegExp =>
  new RegExp(names.map(name => name.replaceAll('.', '[.]')).join('|'))

/** Chunks of files that are always needed together. */
const groups = [
  // Inlined into every page, see `inlinedStyles`.
  {
    name: 'public-styles',
    test: /web\/src\/(?:ui(?!\/(?:signed-in|forms))|pages\/public|features\/(?:consent|newsletter|services))\/.*\.css$/,
  },
  // Separate from React, because the early API request imports it too.
  { name: 'runtime', test: /preload-helper/ },
  ...Object.entries(chunkedFiles).map(([name, files]) => ({ name, test: beginningWith(files) })),
]

/**
 * Imports class names one by one: a default import is an object with all names of its file, which every page would
 * download; with a namespace import the bundler inlines each name.
 */
const namedClasses: Plugin = {
  name: 'named-classes',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: code => ({
      code: code.replace(/^import (\w+)(?= from '[^']+\.module\.css')/gm, 'import * as $1'),
      map: null,
    }),
  },
}

type Placed = { source?: { input: { file?: string } } }

/**
 * CSS rules composed from another file lose their file name, for which Vite warns once per build. They are given the
 * file that composes them; the name only serves to resolve URLs, and they contain none.
 */
const namedSources = {
  postcssPlugin: 'named-sources',
  OnceExit: (root: Placed & { walkDecls(each: (declaration: Placed) => void): void }) => {
    root.walkDecls(declaration => {
      if (!declaration.source?.input.file && root.source) declaration.source = root.source
    })
  },
}

/** Plugin timings depend on the machine and would only be noise for everybody who starts the product. */
export const checks = { bundlerTimings: false }

/** What all builds share. */
export const shared: InlineConfig = {
  configFile: false,
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  plugins: [namedClasses, react()],
  resolve: {
    // Its exports lead to the development files only, which warn in a visitor's console.
    alias: [
      {
        find: /^react-router$/,
        replacement: join(projectRoot, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [namedSources] } },
}

/**
 * Removes the import of the public pages' stylesheet from every chunk, because those styles are inlined into every
 * page.
 */
const inlinedStyles = (): Plugin => ({
  name: 'inlined-styles',
  enforce: 'post',
  // Keeps styles whose names no code uses any more: names are inlined, and some markup exists only in the prerender.
  // Reading a property counts as a side effect, so the file and its styles stay.
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: code => ({ code: `${code}\nglobalThis.css`, map: null, moduleSideEffects: true }),
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const styles = chunks.find(({ name }) => name === 'public-styles')
      if (!styles) throw new Error('The browser’s build has no styles of the public pages')
      const asking = `import"./${basename(styles.fileName)}";`
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(asking, '')
        chunk.imports = chunk.imports.filter(file => file !== styles.fileName)
      }
      delete bundle[styles.fileName]
    },
  },
})

/** Leaves out what only the build reads of a public page (web/src/app/public-page.ts): every visitor would download it. */
const withoutBuildFacts = (): Plugin => ({
  name: 'without-build-facts',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/src\/app\/(public|service|terms)-pages\.ts$/ },
    handler: code => code.replace(/^\s*(module|files|startsAtOnce|startsWith|indexed)(: .+)?,$/gm, ''),
  },
})

/** The browser's build: one entry, hashed files under /assets. */
export const browserBuild = (outDir: string, owner = exampleOwner): InlineConfig => {
  const { plugin, resolveDependencies } = withoutLoaded()
  return {
    ...shared,
    plugins: [
      ...(shared.plugins ?? []),
      ownerOfStage(owner),
      withoutBuildFacts(),
      withoutUnusedRouter,
      plugin,
      inlinedStyles(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        checks,
        input: { app: 'web/src/app/browser.tsx' },
        output: {
          // Some chunks consist mostly of file lists, so short names matter; seven characters tell some hundred files
          // apart.
          chunkFileNames: 'assets/[hash:7].js',
          entryFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups },
        },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  }
}

/**
 * The same app for Node: the build prerenders with it, and a function renders pages again. It contains its packages,
 * because a function has no others.
 */
export const serverBuild = (outDir: string, owner = exampleOwner): InlineConfig => ({
  ...shared,
  plugins: [...(shared.plugins ?? []), ownerOfStage(owner)],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: 'web/renderer.ts',
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      checks,
      // A function's folder has no package.json that would make .js files modules.
      output: { entryFileNames: rendererFile, chunkFileNames: 'parts/[name]-[hash:7].mjs' },
    },
  },
})

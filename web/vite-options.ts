import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Short, and the same in both builds: the browser takes over markup that the other build named. */
const scopedName = (name: string, file: string): string =>
  `_${createHash('sha1')
    .update(`${file.replace(projectRoot, '')} ${name}`)
    .digest('base64url')
    .slice(0, 4)}`

/** The names that a group's files begin with, from the root of the project; a test finds a file for each of them. */
export const chunkedFiles = {
  // Changes only with a dependency, so a browser keeps it over our own changes.
  vendor: [
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/react-router/',
    'node_modules/react-router-dom/',
    'node_modules/i18next/',
  ],
  // What every page has, public or behind a sign-in.
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
    'shared/claims',
    'shared/service-catalogue',
  ],
  // What only public pages have around their content: a signed-in area does without it.
  'public-frame': [
    'web/src/pages/public/layout',
    'web/src/pages/public/Band',
    'web/src/platform/dialogs',
    'web/src/platform/session-label',
    'web/src/features/newsletter/NewsletterForm',
    'shared/cost-example',
  ],
  // What every form and every reply of the API is read with.
  contract: [
    'node_modules/zod/',
    'shared/contract/endpoint.ts',
    'shared/contract/errors.ts',
    'shared/contract/text.ts',
    'shared/contract/phone.ts',
    'shared/contract/page.ts',
    'shared/contract/language.ts',
    'shared/business-profile/',
    'shared/partner-profile/',
    'web/src/platform/api.ts',
    'web/src/platform/api-error.ts',
  ],
  // What every form but the newsletter's is made of.
  forms: [
    'node_modules/react-hook-form/',
    'node_modules/@hookform/',
    'web/src/ui/forms/',
    'web/src/ui/Honeypot',
  ],
  // What calls the API before anything else is loaded, and what a token is read with.
  'asked-ahead': [
    'web/src/app/asked-ahead.ts',
    'web/src/platform/sessions-mark.ts',
    'web/src/platform/stored-token.ts',
  ],
  session: ['web/src/platform/sessions.ts', 'web/src/platform/sessions-keeper.ts'],
  // The library that renews tokens, which a sign-in dialog on a public page wants without the areas behind it.
  'sign-in-library': ['web/src/platform/amplify.ts'],
  // What both areas behind a sign-in begin with: in small files it would come one after another.
  'signed-in': [
    'node_modules/@tanstack/',
    'web/src/app/signed-in',
    'web/src/app/area-views',
    'web/src/pages/signed-in/',
    'web/src/pages/onboarding',
    'web/src/platform/area-phrases',
    'web/src/platform/sessions-hooks',
    'web/src/features/business-profile/use-business-me',
    'web/src/features/partner-profile/use-partner-me',
    'web/src/features/business-inquiries/drafts',
    'web/src/features/business-inquiries/use-own-drafts',
  ],
} as const satisfies Record<string, readonly string[]>

const beginningWith = (names: readonly string[]): RegExp =>
  new RegExp(names.map(name => name.replaceAll('.', '[.]')).join('|'))

/** Chunks of what is always needed together. */
const groups = [
  // Inlined into every page, see `inlinedStyles`.
  {
    name: 'public-styles',
    test: /web\/src\/(?:ui(?!\/(?:signed-in|forms))|pages\/public|features\/(?:consent|newsletter|services))\/.*\.css$/,
  },
  // Separate from what needs React, because what calls the API ahead imports it too.
  { name: 'runtime', test: /preload-helper/ },
  ...Object.entries(chunkedFiles).map(([name, files]) => ({ name, test: beginningWith(files) })),
]

/**
 * Class names are taken one by one: a default import is an object of all names of its file, which every page would
 * download for the few that it uses; of a namespace the bundler puts each name where it stands.
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
 * Rules that are composed from another file come without that file's name, for which Vite warns once a build. They
 * belong to the file that composes them; none of them has an address in it, which is what the name is for.
 */
const namedSources = {
  postcssPlugin: 'named-sources',
  OnceExit: (root: Placed & { walkDecls(each: (declaration: Placed) => void): void }) => {
    root.walkDecls(declaration => {
      if (!declaration.source?.input.file && root.source) declaration.source = root.source
    })
  },
}

/** How long plugins take is a matter of the machine, and no line for everybody who starts the product. */
const checks = { bundlerTimings: false }

const shared: InlineConfig = {
  configFile: false,
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  plugins: [namedClasses, react()],
  resolve: {
    // Its exports name the development files only, which warn in a visitor's console.
    alias: [
      {
        find: /^react-router$/,
        replacement: join(projectRoot, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [namedSources] } },
}

/** The styles of the public pages are inlined into every page: no chunk asks for their file, nor for the script beside it. */
const inlinedStyles = (): Plugin => ({
  name: 'inlined-styles',
  enforce: 'post',
  // Styles are wanted even where no code asks for their names any more: each name was put where it stands, and some
  // markup is made by the prerender alone. Reading a property counts as an effect, so the file stays, and its styles.
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

/** What browsers load: one entry, hashed files under /assets. */
export const browserBuild = (outDir: string): InlineConfig => ({
  ...shared,
  plugins: [...(shared.plugins ?? []), inlinedStyles()],
  build: {
    outDir,
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      input: { app: 'web/src/app/browser.tsx' },
      output: {
        // Lists of files are most of what some chunks hold: short names are felt, and tell apart some hundred files.
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups },
      },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
})

/** The same app for Node, which prerenders with it. */
export const serverBuild = (outDir: string): InlineConfig => ({
  ...shared,
  build: {
    outDir,
    emptyOutDir: true,
    ssr: 'web/src/app/prerendered.tsx',
    copyPublicDir: false,
    minify: false,
    rolldownOptions: { checks },
  },
})

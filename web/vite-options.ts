import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** Short, and the same in both builds: the browser takes over markup that the other build named. */
const scopedName = (name: string, file: string): string =>
  `_${createHash('sha1')
    .update(`${file.replace(projectRoot, '')} ${name}`)
    .digest('base64url')
    .slice(0, 6)}`

/** What comes as one file because it is always wanted together. */
const groups = [
  // Inlined into every page, see `inlinedStyles`.
  {
    name: 'public-styles',
    test: /web\/src\/(?:ui|pages\/public|features\/(?:consent|newsletter|services))\/.*\.css$/,
  },
  // Changes only with a dependency, so a browser keeps it over our own changes.
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  },
  {
    name: 'site',
    test: /(?:preload-helper|web\/src\/(?:pages\/public\/layout|ui\/(?:Button|Field|Logo|Cross|toast|top-dialog|figures)|platform\/(?:paths|dialogs|language|session-label|i18n|sessions-mark)|features\/newsletter\/NewsletterForm)|shared\/(?:brand|claims|service-catalogue))/,
  },
  // The words of header and footer.
  { name: 'layout-sv', test: /shared\/phrases\/sv\/(?:site|services|newsletter)\.ts$/ },
  { name: 'layout-en', test: /shared\/phrases\/en\/(?:site|services|newsletter)\.ts$/ },
]

const shared: InlineConfig = {
  configFile: false,
  root: projectRoot,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  resolve: {
    // Its exports name the development files only, which warn in a visitor's console.
    alias: [
      {
        find: /^react-router$/,
        replacement: join(projectRoot, 'node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
}

/** The styles of the public pages are inlined into every page, so no chunk may ask for their file. */
const inlinedStyles = (): Plugin => ({
  name: 'inlined-styles',
  enforce: 'post',
  // Some markup is made by the prerender alone: its styles are wanted although no code asks for their names.
  transform: {
    filter: { id: /consent\.module\.css$/ },
    handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'public-styles') chunk.viteMetadata?.importedCss.clear()
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
      input: { app: 'web/src/app/browser.tsx' },
      output: { codeSplitting: { groups } },
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
  },
})

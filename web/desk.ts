import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { brand } from '#shared/brand.ts'
import { checks, shared } from './vite-options.ts'

/** The build of the operators' desk: one script and its styles, beside the site's files and shared with none of them. */
const deskBuild = (outDir: string): InlineConfig => ({
  ...shared,
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      checks,
      input: { desk: 'web/src/desk/browser.tsx' },
      output: {
        entryFileNames: 'assets/desk-[hash:7].js',
        chunkFileNames: 'assets/desk-[hash:7].js',
        assetFileNames: 'assets/desk-[name]-[hash:7][extname]',
      },
    },
  },
})

/** No inline script or style: the site's policy allows only those of the public pages. */
const shell = (script: string, styles: readonly string[]): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${brand.name}</title><meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
${styles.map(file => `<link rel="stylesheet" href="/${file}">`).join('')}<script type="module" src="/${script}"></script></head>
<body><div id="root"></div></body></html>
`

/** Builds the operators' desk into the folder of the site. */
export const buildDesk = async (site: string): Promise<void> => {
  const { output } = (await build(deskBuild(site))) as Rolldown.RolldownOutput
  const entry = output.find(file => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('The build of the desk has no entry.')
  const styles = output.map(({ fileName }) => fileName).filter(name => name.endsWith('.css'))
  await writeFile(join(site, 'operator.html'), shell(entry.fileName, styles))
}

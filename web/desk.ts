import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { brand } from '#shared/brand.ts'
import { deskBuild } from './vite-options.ts'

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

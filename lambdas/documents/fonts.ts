import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/**
 * The house's font, in the subsets that papers need. As WOFF: what is subset again from WOFF2 is unreadable. A build puts
 * the files themselves in place of this module (infra/bundle.ts).
 */
export const fontFiles: Readonly<Record<string, Uint8Array>> = {
  'latin-400': readFileSync(
    resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff'),
  ),
  'latin-700': readFileSync(
    resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff'),
  ),
  'latin-ext-400': readFileSync(
    resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff'),
  ),
  'latin-ext-700': readFileSync(
    resolve('@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff'),
  ),
}

import { createHash } from 'node:crypto'
import { oneFile } from './one-file.ts'

/**
 * Speculation rules: prerender the next page while the pointer rests on its link. Excluded are paths that must not be
 * requested in advance, and links to the other language: requested before the press that stores the choice, they
 * would redirect to the previous language.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/api/*',
                '/_local/*',
                '/onboarding',
                '/business/*',
                '/partner/*',
                '/dashboard/*',
              ],
            },
          },
          { not: { selector_matches: 'a[hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export type InlineScripts = { page: string; speculationRules: string }

/** Builds the inline scripts of every page, the same bytes in each. */
export const inlineScripts = async (): Promise<InlineScripts> => ({
  page: await oneFile('web/src/before/page.ts', 'iife'),
  speculationRules,
})

/** Returns the Content-Security-Policy source of an inline script or style. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

import { createHash } from 'node:crypto'
import { oneFile } from './one-file.ts'

/**
 * The next page is made ready while the pointer rests on its link. Left out are what answers nobody in advance, and the
 * links to the other language: asked for before the press that chooses it, they lead back to the language of before.
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

/** The scripts that stand in every page, the same bytes in each. */
export const inlineScripts = async (): Promise<InlineScripts> => ({
  page: await oneFile('web/src/before/page.ts', 'iife'),
  speculationRules,
})

/** The source by which a Content-Security-Policy allows an inline script or style. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

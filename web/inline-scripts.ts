import { createHash } from 'node:crypto'
import { build, type Rolldown } from 'vite'
import { projectRoot } from './vite-options.ts'

/** The next page is made ready while the pointer rests on its link; what answers nobody in advance is left out. */
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
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

export type InlineScripts = { page: string; speculationRules: string }

/** The scripts that stand in every page, the same bytes in each. */
export const inlineScripts = async (): Promise<InlineScripts> => {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'web/src/before/page.ts',
        // With `var` at the top the minifier would not dare to inline a constant.
        output: { format: 'iife', topLevelVar: false },
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return { page: output[0].code.trim(), speculationRules }
}

/** The source by which a Content-Security-Policy allows an inline script or style. */
export const cspHash = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
